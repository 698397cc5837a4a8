import type { Sentence } from '../sentence.ts';

export const settingsWords = {
  'command.server': 'For admins: this server’s settings, seasons, voided games, blocks, and data',

  'command.server.settings':
    'Set up how I work in this server: channels, threads, clocks, who can challenge (admins)',
  'command.server.settings.zone': 'This server’s time zone, e.g. Europe/Berlin',
  'command.server.settings.time': 'The default time control here, e.g. 10+5 or 4d',

  'settings.title': '### ⚙️ How I work in this server',
  'settings.line': '{name}: **{value}**',
  'settings.line.usual': '{name}: {value}',
  'settings.choose': 'Choose…',
  'settings.choose-channels': 'Choose channels, or leave empty for all of them',
  'settings.choose-roles': 'Choose a role, or leave empty for everyone',
  'settings.changed': '**Changed here**',
  'settings.unchanged': 'Everything has its default value.',
  'settings.section.boards': 'Games and boards',
  'settings.section.challenges': 'New challenges',
  'settings.section.members': 'Members',
  'settings.section.look': 'Language and look',
  'settings.section.extras': 'Daily posts',
  'settings.opened': '**{name}**',
  'settings.saved': '✅ Saved.',

  'settings.channels': 'Where to play',
  'settings.channels.hint':
    'Members can start games and show things to everyone only in these channels and their threads. Games already in progress elsewhere stay where they are.',
  'settings.channels.all': 'everywhere',

  'settings.gamesIn': 'Channel or thread',
  'settings.gamesIn.hint':
    'A thread keeps the channel uncluttered: it’s created when a game starts and archived an hour after it ends. I need the **Create Public Threads** permission for that.',
  'settings.gamesIn.channel': 'in the channel',
  'settings.gamesIn.thread': 'in its own thread',

  'settings.oldCards': 'Old boards',
  'settings.oldCards.hint': 'What should happen to a board when the next move is shown?',
  'settings.oldCards.deleted': 'are deleted',
  'settings.oldCards.line': 'become one line with the move',
  'settings.oldCards.kept': 'stay as they are',

  'settings.variant': 'Default variant',
  'settings.variant.hint': 'For challenges that don’t name a variant.',

  'settings.time': 'Default time control',
  'settings.time.hint':
    'Used for challenges that don’t name a time control. To set one that isn’t listed, use `/server settings time:`.',

  'settings.ratedByDefault': 'Rated or casual',
  'settings.ratedByDefault.hint': 'For challenges that don’t say whether they’re rated.',
  'settings.ratedByDefault.yes': 'rated by default',
  'settings.ratedByDefault.no': 'casual by default',

  'settings.mostGames': 'Games at once',
  'settings.mostGames.hint':
    'How many games a member can play at once in this server. Anyone who already has more keeps them.',
  'settings.mostGames.none': 'no limit',
  'settings.mostGames.some': { one: '{count} game per member', other: '{count} games per member' },

  'settings.challengerRole': 'Who can challenge',
  'settings.challengerRole.hint': 'Only members with this role can challenge. Everyone can accept.',
  'settings.challengerRole.all': 'everyone',

  'settings.voterDays': 'Who can vote',
  'settings.voterDays.hint':
    'In team games (`/team play`), members can vote once they and their Discord account have been around for this long. Applies from the next game on.',
  'settings.voterDays.none': 'all members, even new ones',
  'settings.voterDays.some': {
    one: 'members for at least {count} day',
    other: 'members for at least {count} days',
  },

  'settings.voteCalls': 'Vote notifications',
  'settings.voteCalls.hint':
    'If a role votes as a team (`/team play`), I can mention the role once when each of its votes begins. Members can also ask to be notified themselves, with a button in **My vote**.',
  'settings.voteCalls.yes': 'the role is mentioned at each vote',
  'settings.voteCalls.no': 'only for members who ask for them',
  'settings.voteCalls.denied':
    '⚠️ Without the {permissions} permission here, I can only mention roles that everyone can mention.',

  'settings.organizerRole': 'Who can host tournaments',
  'settings.organizerRole.hint':
    'Members with this role can host tournaments and server matches, and so can anyone with **Manage Server**, **Manage Events**, or **Manage Messages**.',
  'settings.organizerRole.choose': 'Choose a role, or leave empty for no role',
  'settings.organizerRole.none': 'anyone who manages the server, its events, or its messages',

  'settings.locale': 'Server language',
  'settings.locale.hint':
    'The language of messages that everyone sees, starting with the next challenge. Members choose their own with `/preferences`.',
  'settings.locale.none': 'same as the server’s in Discord',

  'settings.zone': 'Time zone',
  'settings.zone.hint':
    'Used for tournament start times, the puzzle of the day, and games that pause on weekends. To set a zone that isn’t listed, use `/server settings zone:`.',

  'thread.name': '{white} – {black} · {variant}',
  'thread.begun': 'The game is on, in its own thread.',
  'thread.denied':
    'This server wants each game in its own thread, but I can’t create one here without the **Create Public Threads** permission. So this game is in the channel.',

  'settings.theme': 'Board theme',
  'settings.theme.hint':
    'How shared boards look. Compare all themes with `/preferences`, which also lets members choose the look of boards that only they can see.',
  'settings.theme.none': 'wood (default)',

  'settings.pieces': 'Piece set',
  'settings.pieces.hint': 'The pieces on boards that everyone sees.',
  'settings.pieces.none': 'made for the theme',
  'settings.pieces.turned': 'turned wood',
  'settings.pieces.stone': 'polished stones',
  'settings.pieces.ink': 'printed in ink',
  'settings.pieces.milled': 'milled edges',

  'settings.dailyPuzzle': 'Puzzle of the day',
  'settings.dailyPuzzle.hint':
    'Once a day, I’ll post a puzzle in the channel you choose, with the solution to the last one and the names of the people who solved it. I’ll use the default variant if I have puzzles for it. I need **View Channel** and **Send Messages** there.',
  'settings.dailyPuzzle.choose': 'Choose a channel, or leave empty for no puzzle',
  'settings.dailyPuzzle.none': 'none',
  'settings.dailyPuzzle.next': 'The next puzzle comes on {time}.',
  'settings.dailyPuzzle.home':
    'In that channel, this server’s home shows the puzzle: {where}. To get a separate post, choose another channel.',

  'settings.dailyPuzzleHour': 'Puzzle time',
  'settings.dailyPuzzleHour.hint': 'When the puzzle of the day is posted, in this server’s time zone.',

  'settings.serverTable': 'Server standings',
  'settings.serverTable.hint':
    'List this server in `/team table`, which every server can see. A server match counts if both servers are listed.',
  'settings.serverTable.yes': 'this server is listed',
  'settings.serverTable.no': 'this server isn’t listed',

  'settings.otherServers': 'Opponents in other servers',
  'settings.otherServers.hint':
    'With `/play find:`, members can also look in other servers that allow it. Both servers see the game and the names of its players. The game is rated in the server of the player who waited longer.',
  'settings.otherServers.yes': 'allowed',
  'settings.otherServers.no': 'not allowed',

  'settings.lobby': 'Lobby',
  'settings.lobby.hint':
    'Where `/play find:` shows who is looking for an opponent, and where their games begin. I need **View Channel** and **Send Messages** there.',
  'settings.lobby.choose': 'Choose a channel, or leave empty for any',
  'settings.lobby.none': 'where `/play find:` is used',

  'settings.gameOfDay': 'Story of the day',
  'settings.gameOfDay.hint':
    'Once a day, I’ll post the best moment of the last 24 hours as a short animation in the channel you choose: the biggest capture, a turning point, or the end of the best game. If no game ended, I’ll post nothing. Games in channels that not everyone can read are left out. I need **View Channel** and **Send Messages** there.',
  'settings.gameOfDay.choose': 'Choose a channel, or leave empty for no story',
  'settings.gameOfDay.none': 'none',
  'settings.gameOfDay.next': 'The next story comes on {time}, if a game has ended by then.',
  'button.settings.story': 'Post a daily story',

  'settings.gameOfDayHour': 'Story time',
  'settings.gameOfDayHour.hint': 'When the story of the day is posted, in this server’s time zone.',

  'settings.endAs': 'When a game ends',
  'settings.endAs.hint': 'An animation replays the whole game, a few seconds after the last board.',
  'settings.endAs.film': 'show it as an animation',
  'settings.endAs.board': 'show the last board',
  'settings.endAs.result': 'show only the result, without a board',

  'settings.pages': 'Games on the web',
  'settings.pages.hint':
    'Anyone with a link can watch rated games in channels that everyone here can see, and anything a player shares. People outside this server don’t see names. Players always see their own games.',
  'settings.pages.yes': 'can be watched and shared',
  'settings.pages.no': 'are for their players only',

  'settings.personality': 'In games against me',
  'settings.personality.hint':
    'At turning points of a game against me, I can add a short comment in small print under the board.',
  'settings.personality.yes': 'I comment now and then',
  'settings.personality.no': 'I play without comments',

  'problem.no-server': 'This only works in servers. Use it in one where I’ve been added.',
  'problem.unknown-zone':
    'I don’t know the time zone “{text}”. Use a region and a city, such as `Europe/Berlin`; I list them as you type.',
  'problem.not-in-channel': 'In this server, play in {channels}. Elsewhere, only you see what I show.',
  'problem.role-needed':
    'To challenge someone in this server, you need the {role} role. You can always accept challenges, and play me in direct messages.',
  'problem.too-many-games': {
    one: 'You have a game in progress here, and this server allows only {count} at a time. See it with `/games`.',
    other:
      'You have {count} games in progress here, and this server allows no more at a time. See them with `/games`.',
  },
  'problem.other-has-too-many-games': {
    one: '{user} has a game in progress here, and this server allows only {count} at a time. Try again when it’s over.',
    other:
      '{user} has {count} games in progress here, and this server allows no more at a time. Try again when one is over.',
  },
  'problem.seek-home-only':
    'This server doesn’t allow opponents from other servers. Use `/play find:` to look only here, or ask an admin to allow other servers in `/server settings`.',
  'problem.find-only':
    'To find you an opponent, I only look at the variant, the time control, and whether the game is rated. Leave the other options empty.',
  'problem.challenge-alone':
    'Only you and I can see this, so nobody could accept. Use `/play` in a server, or add me to your account to use it in direct messages with a friend.',
  'problem.page-unseen': 'That posts a message in the channel, so do it in Discord.',
  'problem.apps-unseen':
    'In this server, only you can see what I say, because I haven’t been added to it. An admin can add me, or allow you to **Use External Apps**.',
} as const satisfies Record<string, Sentence>;
