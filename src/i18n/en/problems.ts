/**
 * What is said when something cannot be done: what is wrong, and what would be right. Only the asker reads it.
 * Every problem has its sentence, by type.
 */
import type {
  AnalysisCode,
  OfferCode,
  PlanCode,
  PositionCode,
  ProblemCode,
  RecordCode,
  ServerCode,
} from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

export const problemWords = {
  'problem.unreadable-move': 'I cannot read “{text}” as a move. You can play {moves}.',
  'problem.illegal-move': '“{text}” is not possible here. You can play {moves}.',
  'problem.must-capture': 'You must capture: {moves}.',
  'problem.ambiguous-move': '“{text}” could be {moves}. Which one do you mean?',
  'problem.not-your-turn':
    'Not yet: the other side is to move ({color}). I mention you when it is your turn.',
  'problem.not-your-game':
    'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  'problem.game-over': 'This game is over.',
  'problem.puzzle-over': 'You are done with this puzzle. `/puzzle` gives you another.',
  'problem.no-more-puzzles':
    'You have tried all my puzzles of this game. New ones come from games that are played; other games have puzzles too.',
  'problem.no-open-puzzle': 'You are not solving a puzzle. `/puzzle` without a move gives you one.',
  'problem.unknown-puzzle': 'I do not know that puzzle any more. `/puzzle` gives you another.',
  'problem.time-over': 'The time to move is over, so this game has ended. I show how in a moment.',
  'problem.unreadable-time':
    'I cannot read “{text}” as a time. Write minutes and seconds such as `5+3`, a time for each move such as `12h` or `3d`, or `none`.',
  'problem.time-out-of-range':
    '“{text}” is more or less than a game can have. A live game takes `1+0` to `180+180`, one by correspondence `1h` to `14d` a move.',
  'problem.hour-out-of-range': 'A day has the hours 0 to 23.',
  'problem.weekends-need-days':
    'Only games with hours or days for each move can rest at weekends. Choose a time such as `3d` as well.',
  'problem.vacation-running': 'You are on vacation until {until}. `/vacation do:end` ends it now.',
  'problem.vacation-length': {
    one: 'You can take one day of vacation this year, and no part of a day.',
    other: 'You can take 1 to {count} days of vacation this year, and no part of a day.',
  },
  'problem.no-vacation-left': 'You have taken all your vacation for this year.',
  'problem.no-vacation': 'You are not on vacation. `/vacation do:start` begins one.',
  'problem.stale-click': 'The game has gone on since that board. This is how it stands now:',
  'problem.no-game-here':
    'You have no game in this channel. `/challenge` starts one, `/games` shows those elsewhere.',
  'problem.which-game': 'You play several games here. Which one do you mean?',
  'problem.opponent-gone': 'Your opponent in this game is gone. `/challenge` invites someone else.',
  'problem.no-lesson': 'No lesson of yours is on that could take a move. `/learn` shows them all.',
  'problem.unknown-game': 'I do not know that game. `/games` shows yours.',
  'problem.level-for-engine':
    'A level is for games against me: choose {engine} as the opponent, or leave the level out.',
  'problem.no-direct-messages':
    'I cannot write to you in private. Allow direct messages from members of this server in its privacy settings, and try again.',
  'problem.engine-unrated':
    'Games against me are always casual. Leave `/challenge rated:` out, or set it to no.',
  'problem.engine-busy': 'Too many are asking me to think at the moment. Please try again in a little while.',
  'problem.engine-away':
    'I cannot think along here: whoever runs me has switched that off. Challenge a person, or leave the opponent out: then anyone may accept.',
  'problem.engine-stopped': 'I came to no answer this time. Please try again.',
  'problem.challenge-yourself':
    'You cannot challenge yourself. Leave the opponent out, and anyone may accept.',
  'problem.challenge-bot':
    'Other bots do not play draughts here. Challenge a person or me, or leave the opponent out: then anyone may accept.',
  'problem.challenge-closed': 'This challenge is closed.',
  'problem.challenge-unknown': 'I do not know that challenge any more. `/challenge` makes a new one.',
  'problem.challenge-not-for-you': 'This challenge is for {opponent}. `/challenge` makes one of your own.',
  'problem.challenge-not-yours': 'Only the challenger can take this challenge back.',
  'problem.accept-own-challenge':
    'This is your own challenge: someone else must accept it. **Cancel** takes it back.',
  'problem.missing-permission': {
    one: 'I cannot show a board in this channel: I need the permission {permissions}. Someone who manages the channel can give it to me.',
    other:
      'I cannot show a board in this channel: I need the permissions {permissions}. Someone who manages the channel can give them to me.',
  },
  'problem.admins-only':
    'Only those who may manage this server can do this: they have the permission **Manage Server**.',
  'problem.malformed-button':
    'I cannot read that button; perhaps it is from an older version of me. Type its command again: `/board` shows your game, `/learn` your lesson.',
  'problem.unknown-variant': 'I do not know a game called “{text}”. I play {variants}.',
  'problem.bug':
    'Something went wrong on my side. It is written down as `{id}`, and your game is as it was last shown. Please try again.',

  'problem.record-too-long': 'This text is too long: I read up to {most} characters.',
  'problem.file-too-large': 'This file is too large: I read up to {most} bytes, which is hundreds of games.',
  'problem.file-unreachable': 'I could not fetch the file in time. Please try again.',
  'problem.record-or-file': 'Give me either a text or a file: what I am to show is in one of them.',
  'problem.record-no-such-game': {
    one: 'There is only one game in it; leave `/import game:` out to see it.',
    other: 'There are {count} games in it; `/import game:` is a number from 1 to {count}.',
  },
  'problem.record-empty':
    'I find no game in this text. A game looks like `1. c3-d4 d6-c5 2. b2-c3 *`, a position like `W:Wc3,Kd4:Bb8`.',
  'problem.record-forgotten':
    'I no longer have this record: I keep those that are brought in for a month. `/import` brings it in again.',

  'list.more': { one: '{items} and one more', other: '{items} and {count} more' },
} as const satisfies Record<
  `problem.${Exclude<ProblemCode, PositionCode | AnalysisCode | OfferCode | PlanCode | RecordCode | ServerCode>}`,
  Sentence
> &
  Record<string, Sentence>;
