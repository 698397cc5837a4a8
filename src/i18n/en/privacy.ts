export const privacyWords = {
  'name.privacy': 'privacy',
  'command.privacy': 'See, hide, or delete what I store about you',

  'privacy.title': '### What I store about you',
  'privacy.kept':
    'Your games and their moves, the ratings based on them, and what you’ve set up: language, board style, vacations, plans. I don’t store what you write, and I don’t share any of this.',
  'privacy.named': 'Leaderboards and statistics show your name.',
  'privacy.hidden':
    'Leaderboards, statistics, and season standings don’t show your name, and nobody but you can see your profile. Your games still count.',
  'privacy.now.hidden': '✅ You’re hidden now.',
  'privacy.now.shown': '✅ You’re visible again.',
  'privacy.now.kept': 'OK, everything stays as it is.',
  'privacy.data': 'This is everything I store about you, table by table.',
  'privacy.ask': '### Delete all your data?',
  'privacy.ask.games':
    'Games you’re still playing end right away, as losses. The people you played keep the finished ones, with “Former player” in place of your name; nobody else’s rating changes.',
  'privacy.ask.for-good':
    'Your ratings, plans, vacations, and settings will be gone for good. If you play again, you’ll start from scratch.',
  'privacy.erased':
    'Done: I no longer store anything about you. Messages that are already posted are stored by Discord, so ask Discord to delete them.',
  'privacy.profile': '{name} has a private profile.',
  'board.own.hidden': 'You’re hidden from the leaderboards. Show yourself again with `/privacy`.',
  'privacy.former': 'Former player',

  'button.privacy.data': 'See everything',
  'button.privacy.hide': 'Hide me from leaderboards',
  'button.privacy.show': 'Show me again',
  'button.privacy.ask': 'Delete my data…',
  'button.privacy.erase': 'Yes, delete my data',
  'button.privacy.keep': 'Keep everything',
} as const;
