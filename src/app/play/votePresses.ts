/** The buttons of a team's votes. */
import { VOTE } from '../../views/presses/declarations.ts';
import { answeringInServers } from '../ports/answering.ts';
import { playAsTold } from './teamGame.ts';
import { askReason, doWithVote, giveReason, showOwnVote, voteFor, voteOnceMore } from './vote.ts';

export const votePresses = answeringInServers(
  VOTE,
  {
    ask: (asker, { answers, people }, app) => playAsTold(app, asker, answers, people),
    done: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'done'),
    mine: (asker, { id, ply }, app) => showOwnVote(app, asker, id, { ply }),
    draw: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'draw'),
    resign: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'resign'),
    why: (asker, { id, ply }, app) => askReason(app, asker, id, { ply }),
    sure: (asker, { id, ply, more }, app) => voteFor(app, asker, id, { ply, text: more, isSure: true }),
    again: (asker, { id, ply }, app) => voteOnceMore(app, asker, id, { ply }),
    leave: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'leave'),
    because: (asker, { id, ply, answers }, app) => giveReason(app, asker, id, { ply }, answers.reason),
  },
  { posts: 'card' },
);
