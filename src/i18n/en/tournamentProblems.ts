/** What somebody reads when a tournament can’t do what they ask. */
import type { Sentence } from '../sentence.ts';

export const tournamentProblems = {
  'problem.tournament-unknown': 'There’s no such tournament. See what there is with `/tournament`.',
  'problem.tournament-too-many': {
    one: 'This server already has {count} tournament open or in progress, and that’s the limit. You can open another when it’s over.',
    other:
      'This server already has {count} tournaments open or in progress, and that’s the limit. You can open another when one is over.',
  },
  'problem.tournament-name': 'Give the tournament a name of 1 to {most} characters.',
  'problem.tournament-rounds':
    'A tournament has 1 to {most} rounds. Leave them out, and they will suit the number of players.',
  'problem.tournament-players':
    'This kind of tournament has {least} to {most} players. Choose a number in between.',
  'problem.tournament-starts-too-soon': 'The start is in the past. Choose a later time.',
  'problem.tournament-ends-too-soon':
    'There’s too little time between the start and the end. Choose a later end.',
  'problem.tournament-too-long': {
    one: 'A tournament is over in {count} day at most. Choose an earlier end.',
    other: 'A tournament is over in {count} days at most. Choose an earlier end.',
  },
  'problem.tournament-arena-live': 'An arena needs a clock that runs by the minute, such as `5+3`.',
  'problem.tournament-no-openings':
    'This table of openings isn’t made for this game. Choose another, or play without one.',
  'problem.tournament-not-begun': 'The tournament hasn’t begun yet. You can do this once it has.',
  'problem.tournament-begun': 'The tournament has begun, so this can’t be done anymore.',
  'problem.tournament-over': 'The tournament is over. Look for the next one with `/tournament`.',
  'problem.tournament-entered': 'You’re in this tournament already.',
  'problem.tournament-not-entered': 'You aren’t in this tournament.',
  'problem.tournament-player-entered': 'This player is in the tournament already.',
  'problem.tournament-player-not-entered': 'This player isn’t in the tournament. Choose somebody who is.',
  'problem.tournament-entry-over':
    'Nobody can enter this tournament anymore. Look for the next one with `/tournament`.',
  'problem.tournament-full': {
    one: 'The tournament is full: it takes {count} player.',
    other: 'The tournament is full: it takes {count} players.',
  },
  'problem.tournament-role': 'To enter this tournament, you need the role {role}.',
  'problem.tournament-rating-least': 'To enter this tournament, you need a rating of at least {least}.',
  'problem.tournament-rating-most': 'To enter this tournament, your rating can be {most} at most.',
  'problem.tournament-rating-between':
    'To enter this tournament, you need a rating between {least} and {most}.',
  'problem.tournament-removed':
    'The organizer took you out of this tournament. Please ask them if you’d like to play again.',
  'problem.tournament-no-return': 'Whoever leaves a knock-out can’t come back.',
  'problem.tournament-no-pauses':
    'In this kind of tournament all pairs are set, so nobody can sit a round out. You can still leave.',
  'problem.tournament-paused': 'You’re sitting out already. To be paired again, come back first.',
  'problem.tournament-not-paused': 'You’re in the tournament, and will be paired in the next round.',
  'problem.tournament-organizer-only':
    'Only the tournament’s organizer and those who manage the server can do that.',
  'problem.tournament-reason': 'Say why: everyone can read the reason.',
  'problem.tournament-same-player': 'Choose two different players.',
  'problem.tournament-apart': 'These two are kept apart already.',
  'problem.tournament-not-apart': 'These two aren’t kept apart.',
  'problem.tournament-no-such-game': 'The tournament has no such game. Choose one of its games.',
  'problem.tournament-same-result': 'The game has this result already.',
  'problem.tournament-round-over': 'The tournament has gone on since this game, so it stays as it is.',
  'problem.tournament-game-runs':
    'In this tournament, only the players decide a game that’s still in progress.',
  'problem.tournament-has-played': 'This player has finished a game already, so nobody can take their place.',
} as const satisfies Record<string, Sentence>;
