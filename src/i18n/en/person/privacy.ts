export const privacyWords = {
  'privacy.title': '### What I store about you',
  'privacy.kept':
    'Your games and their moves, the ratings based on them, and what you’ve set up: language, theme, vacations, plans. I don’t store what you write, and I don’t share any of this.',
  'privacy.named': 'Leaderboards and statistics show your name.',
  'privacy.hidden':
    'Leaderboards, statistics, and season standings don’t show your name, and nobody but you can see your profile. Your games still count.',
  'privacy.page.named': 'On the web page, people in other servers see your name.',
  'privacy.page.unnamed': 'On the web page, people in other servers don’t see your name.',
  'privacy.finder':
    'After a game that your team plays by vote, everyone can see how often you voted for the best move.',
  'privacy.now.hidden': '✅ You’re hidden now.',
  'privacy.now.shown': '✅ You’re visible again.',
  'privacy.now.kept': 'OK, everything stays as it is.',
  'privacy.data': 'This is everything I store about you.',
  'privacy.ask': '### Delete all your data?',
  'privacy.ask.games':
    'Games you’re still playing end right away, as losses. The people you played keep the finished ones, with “Former player” in place of your name; nobody else’s rating changes.',
  'privacy.ask.for-good':
    'Your ratings, plans, vacations, and settings will be gone for good. If you play again, you’ll start from scratch.',
  'privacy.erased':
    'Done: I no longer store anything about you. Messages that are already posted are stored by Discord, so ask Discord to delete them.',
  'privacy.profile': '{name} has a private profile.',
  'board.own.hidden': 'You’re hidden from the leaderboards. Show yourself again with `/preferences`.',
  'privacy.former': 'Former player',

  'button.privacy.data': 'See everything',
  'button.privacy.hide': 'Hide me from leaderboards',
  'button.privacy.show': 'Show me again',
  'button.privacy.name': 'Show my name on the web',
  'button.privacy.unname': 'Hide my name on the web',
  'button.privacy.finder': 'Show how well I vote',
  'button.privacy.unfinder': 'Hide how well I vote',
  'button.privacy.ask': 'Delete my data…',
  'button.privacy.erase': 'Yes, delete my data',
  'button.privacy.keep': 'Keep everything',

  'command.server.data': 'See what I store about this server, export its games, or delete everything',
  'command.server.data.forget': 'Type the word this command shows you to delete everything about this server',

  'server-data.title': '### What I store about this server',
  'server-data.kept': {
    one: '{count} game, with the ratings, statistics, and puzzles based on it.',
    other: '{count} games, with the ratings, statistics, and puzzles based on them.',
  },
  'server-data.more':
    'Only games are counted here. I also store any tournaments, server matches, seasons, daily puzzles, voided games (with reasons), blocks, pinned lists, and the settings that its admins chose.',
  'server-data.how':
    'To delete all of it for good, including games in progress, use `/server data forget:{word}`. If I’m removed from the server, I keep everything for another month.',
  'server-data.all': 'All games played in this server, for any program that reads PDN.',
  'server-data.part': 'Part {number} of {total} of this server’s games, for any program that reads PDN.',
  'server-data.none': 'I don’t have any games from this server.',
  'server-data.wrong-word':
    'That’s not the word, so nothing was deleted. In this server, it’s `{word}`: `/server data forget:{word}` deletes everything about this server for good.',
  'server-data.forgotten':
    'Done: I no longer store anything about this server. My old messages stay, but their buttons no longer work. New games start from scratch.',

  'button.server-data.export': 'Export all games',
  'button.server-data.part': 'Part {number}',
} as const;
