/** The words of `/settings`: each setting by its name, what it is for, and what it can be. */
import type { ServerCode } from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

export const settingsWords = {
  'settings.title': '### ⚙️ How I play in this server',
  'settings.line': '**{name}:** {value}',
  'settings.open': 'What do you want to change?',
  'settings.choose': 'Choose …',
  'settings.choose-channels': 'Choose channels, or none for all of them',
  'settings.choose-roles': 'Choose a role, or none for everyone',
  'settings.saved': '✅ Saved. **{name}:** {value}',

  'settings.channels': 'Where to play',
  'settings.channels.hint':
    'Games can only be begun in these channels and their threads. Games that are going on elsewhere stay where they are.',
  'settings.channels.all': 'everywhere',

  'settings.gamesIn': 'Each game is shown',
  'settings.gamesIn.hint':
    'A thread keeps the channel free: it is made when a game begins and archived an hour after its end. I need the permission **Create Public Threads** for it.',
  'settings.gamesIn.channel': 'in the channel',
  'settings.gamesIn.thread': 'in a thread of its own',

  'settings.oldCards': 'Old boards',
  'settings.oldCards.hint': 'What becomes of a board when the next move is shown?',
  'settings.oldCards.deleted': 'are deleted',
  'settings.oldCards.line': 'become one line with the move',
  'settings.oldCards.kept': 'stay as they are',

  'settings.variant': 'Usual game',
  'settings.variant.hint': 'The game that `/challenge` means when no `/challenge variant:` is given.',

  'settings.time': 'Usual time',
  'settings.time.hint':
    'The clock that `/challenge` means when no `/challenge time:` is given. `/settings time:` takes any other.',

  'settings.ratedByDefault': 'Games are',
  'settings.ratedByDefault.hint': 'What `/challenge` means when `/challenge rated:` is not given.',
  'settings.ratedByDefault.yes': 'rated, unless the challenge says no',
  'settings.ratedByDefault.no': 'casual, unless the challenge says rated',

  'settings.mostGames': 'Games at once',
  'settings.mostGames.hint':
    'How many games a member can have going on in this server. Those who have more keep them.',
  'settings.mostGames.none': 'as many as they like',
  'settings.mostGames.some': { one: '{count} game a member', other: '{count} games a member' },

  'settings.challengerRole': 'Who may challenge',
  'settings.challengerRole.hint': 'Only members with this role can challenge. Everyone can accept.',
  'settings.challengerRole.all': 'everyone',

  'settings.locale': 'Language of boards',
  'settings.locale.hint':
    'The language of what everyone sees, from the next challenge on. Each member chooses for themselves with `/language`.',
  'settings.locale.none': 'as the server has it in Discord',

  'settings.zone': 'Time zone',
  'settings.zone.hint':
    'Whose weekends are free in games with weekends off. `/settings zone:` takes any other.',

  'thread.name': '{white} – {black} · {variant}',
  'thread.begun': 'The game has begun, in a thread of its own.',
  'thread.denied':
    'This server wants each game in a thread, but I may not open one here: I need the permission **Create Public Threads**. So this game is in the channel.',

  'settings.theme': 'Colours of boards',
  'settings.theme.hint':
    'How boards look that everyone sees; `/theme` shows them all, and lets each member choose for what only they see.',
  'settings.theme.none': 'wood, as usual',

  'settings.pieces': 'Pieces',
  'settings.pieces.hint': 'The pieces on boards that everyone sees.',
  'settings.pieces.none': 'those made for the colours',
  'settings.pieces.turned': 'turned wood',
  'settings.pieces.stone': 'polished stones',
  'settings.pieces.ink': 'printed in ink',
  'settings.pieces.milled': 'milled rims',

  'settings.dailyPuzzle': 'Puzzle of the day',
  'settings.dailyPuzzle.hint':
    'Once a day a puzzle is posted there, of the usual game if it has puzzles, with who solved it and the solution of the one before. I need **View Channel** and **Send Messages** there.',
  'settings.dailyPuzzle.choose': 'Choose a channel, or none for no puzzle',
  'settings.dailyPuzzle.none': 'none',

  'settings.dailyPuzzleHour': 'Hour of the puzzle',
  'settings.dailyPuzzleHour.hint': 'When the puzzle of the day is posted, in the time zone chosen above.',

  'settings.filmAtEnd': 'When a game ends',
  'settings.filmAtEnd.hint': 'A film shows the whole game again, some seconds after the last board.',
  'settings.filmAtEnd.yes': 'its film is shown',
  'settings.filmAtEnd.no': 'its last board is shown',

  'settings.personality': 'In games against me',
  'settings.personality.hint':
    'At the turning points of a game against me I can say a word about it, in a small line under the board.',
  'settings.personality.yes': 'I say a word now and then',
  'settings.personality.no': 'I play without a word',

  'problem.no-server': 'This is for servers only.',
  'problem.unknown-zone':
    'I know no time zone “{text}”. Its name is a part of the world and a city, such as `Europe/Berlin`; I list them while you type.',
  'problem.not-in-channel': 'Games are not begun in this channel. This server wants them in {channels}.',
  'problem.role-needed':
    'In this server you can challenge when you have the role {role}. You can accept the challenges of others.',
  'problem.too-many-games': {
    one: 'You have a game going on here, and this server allows {count} at once. `/games` shows it.',
    other:
      'You have {count} games going on here, which is as many as this server allows. `/games` shows them.',
  },
  'problem.other-has-too-many-games': {
    one: '{user} has a game going on here, and this server allows {count} at once. Ask again when it is over.',
    other:
      '{user} has {count} games going on here, which is as many as this server allows. Ask again when one is over.',
  },
  'problem.challenge-alone':
    'Only you and I can read this, so nobody could accept. Use `/challenge` in a server, or add me to your account: then it works in your messages with a friend.',
  'problem.apps-unseen':
    'This server shows what I say here to you alone, because I was not added to it. Someone who manages it can add me, or allow you to **Use External Apps**.',
} as const satisfies Record<`problem.${ServerCode}`, Sentence> & Record<string, Sentence>;
