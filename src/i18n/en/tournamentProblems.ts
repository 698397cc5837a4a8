/** What somebody reads when a tournament can’t do what they ask. */
import type { Sentence } from '../sentence.ts';

export const tournamentProblems = {
  'problem.tournament-unknown': 'I don’t know that tournament. See them all with `/tournament`.',
  'problem.tournament-too-many': {
    one: 'This server already has {count} tournament open or in progress, and that’s the limit. You can open another when it’s over.',
    other:
      'This server already has {count} tournaments open or in progress, and that’s the limit. You can open another when one is over.',
  },
  'problem.tournament-name': 'Give the tournament a name of 1 to {most} characters.',
  'problem.tournament-rounds':
    'A tournament can have 1 to {most} rounds. Leave this empty, and I’ll choose a number that suits the players.',
  'problem.tournament-players': 'This kind of tournament takes {least} to {most} players.',
  'problem.tournament-starts-too-soon': 'The start is in the past. Choose a later time.',
  'problem.tournament-ends-too-soon':
    'There’s too little time between the start and the end. Choose a later end.',
  'problem.tournament-too-long': {
    one: 'A tournament can last up to {count} day. Choose an earlier end.',
    other: 'A tournament can last up to {count} days. Choose an earlier end.',
  },
  'problem.tournament-arena-live': 'An arena needs a live time control, such as `5+3`.',
  'problem.tournament-no-openings':
    'This table of openings doesn’t fit this variant. Choose another, or play without one.',
  'problem.tournament-not-begun': 'The tournament hasn’t begun yet. You can do this once it has.',
  'problem.tournament-begun': 'The tournament has begun, so you can’t do that anymore.',
  'problem.tournament-over': 'The tournament is over. Look for the next one with `/tournament`.',
  'problem.tournament-entered': 'You’re already in this tournament.',
  'problem.tournament-not-entered': 'You aren’t in this tournament.',
  'problem.tournament-player-entered': 'This player is already in the tournament.',
  'problem.tournament-player-not-entered': 'This player isn’t in the tournament. Choose somebody who is.',
  'problem.tournament-entry-over':
    'Nobody can enter this tournament anymore. Look for the next one with `/tournament`.',
  'problem.tournament-full': {
    one: 'The tournament is full: it takes {count} player.',
    other: 'The tournament is full: it takes {count} players.',
  },
  'problem.tournament-role': 'To enter this tournament, you need the {role} role.',
  'problem.tournament-rating-least': 'To enter this tournament, you need a rating of at least {least}.',
  'problem.tournament-rating-most': 'To enter this tournament, your rating can’t be over {most}.',
  'problem.tournament-rating-between':
    'To enter this tournament, you need a rating between {least} and {most}.',
  'problem.tournament-removed':
    'The organizer removed you from this tournament. Ask them if you’d like to come back.',
  'problem.tournament-no-return': 'Once you leave a knockout, you can’t come back.',
  'problem.tournament-no-pauses':
    'In this kind of tournament, all pairings are set, so you can’t sit out a round. You can still leave.',
  'problem.tournament-paused': 'You’re already sitting out. To be paired again, come back first.',
  'problem.tournament-not-paused': 'You aren’t sitting out: you’ll be paired in the next round.',
  'problem.tournament-organizer-only':
    'Only the tournament’s organizer and those who manage the server can do that.',
  'problem.tournament-reason': 'Give a reason: everyone can read it.',
  'problem.tournament-same-player': 'Choose two different players.',
  'problem.tournament-apart': 'These two are already kept apart.',
  'problem.tournament-not-apart': 'These two aren’t kept apart.',
  'problem.tournament-no-such-game': 'That game isn’t part of the tournament. Choose one that is.',
  'problem.tournament-same-result': 'The game already has this result.',
  'problem.tournament-round-over':
    'The tournament has moved on since this game, so its result stays as it is.',
  'problem.tournament-game-runs':
    'In this tournament, only the players can decide a game that’s still in progress.',
  'problem.tournament-has-played': 'This player has already finished a game, so nobody can take their place.',
} as const satisfies Record<string, Sentence>;
