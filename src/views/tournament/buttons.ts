import type { Say } from '../../i18n/say.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { isEntryOpen } from '../../tournament/life/entering.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { buttonBlock, button } from '../screen/blocks.ts';
import type { Block, Button } from '../screen/screen.ts';

export const joinButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.join({ id }), say('button.tournament.join'), { style: 'success', emoji: '🙋' });

export const statusButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.status({ id }), say('button.tournament.status'));

/** `round`: 0 for the latest. */
export const tableButton = (say: Say, { id }: Tournament, round = 0): Button =>
  button(TOURNAMENT.to.table({ id, round, page: 0 }), say('button.tournament.table'), { emoji: '📊' });

export const gamesButton = (say: Say, { id }: Tournament, round = 0): Button =>
  button(TOURNAMENT.to.games({ id, round }), say('button.tournament.games'), { emoji: '⚔️' });

export const rulingsButton = (say: Say, { id }: Tournament): Button =>
  button(TOURNAMENT.to.rulings({ id }), say('button.tournament.changes'), { emoji: '📜' });

/** For its organizer, before the start. */
export const organizerButtons = (say: Say, { id, stage }: Tournament): readonly Button[] =>
  stage === 'open'
    ? [
        button(TOURNAMENT.to.start({ id }), say('button.tournament.start'), { emoji: '▶️' }),
        button(TOURNAMENT.to.postpone({ id }), say('button.tournament.postpone'), { emoji: '🗓️' }),
      ]
    : [];

/** The same again, unless it is held again anyway. */
export const anotherButton = (say: Say, { id, terms }: Tournament): Button | null =>
  terms.repeats
    ? null
    : button(TOURNAMENT.to.another({ id }), say('button.tournament.another'), {
        style: 'primary',
        emoji: '🔁',
      });

/** While players challenge one another. */
export const challengeButtons = (say: Say, { id, stage, terms }: Tournament): readonly Button[] =>
  stage === 'running' && rulesOf(terms.form).reach(terms.form) !== null
    ? [
        button(TOURNAMENT.to.challenge({ id }), say('button.tournament.challenge'), {
          style: 'primary',
          emoji: '⬆️',
        }),
      ]
    : [];

/** For everybody, once there is something to see. */
export const lookButtons = (say: Say, tournament: Tournament): readonly (Button | null)[] => [
  ...(tournament.rounds.length > 0 ? [tableButton(say, tournament), gamesButton(say, tournament)] : []),
  tournament.rulings.length > 0 ? rulingsButton(say, tournament) : null,
];

export const announcementButtons = (say: Say, tournament: Tournament): Block =>
  buttonBlock(
    isEntryOpen(tournament) ? joinButton(say, tournament) : null,
    ...challengeButtons(say, tournament),
    statusButton(say, tournament),
    ...lookButtons(say, tournament),
  );
