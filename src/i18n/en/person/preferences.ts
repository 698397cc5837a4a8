import type { Sentence } from '../../sentence.ts';

export const preferenceWords = {
  'command.preferences': 'Choose how I look, write, and notify you; manage your vacation, blocks, and data',

  'command.preferences.open': 'What do you want to see or change? (default: everything)',
  'choice.preferences.open.theme': 'Theme',
  'choice.preferences.open.language': 'Language',
  'choice.preferences.open.notation': 'Notation',
  'choice.preferences.open.notifications': 'Notifications',
  'choice.preferences.open.vacation': 'Vacation',
  'choice.preferences.open.blocks': 'Blocks',
  'choice.preferences.open.privacy': 'Privacy',

  'command.preferences.theme': 'The colors of the board',
  'command.preferences.pieces': 'The piece set (default: the one made for the theme)',
  'choice.preferences.pieces.turned': 'Turned wood',
  'choice.preferences.pieces.stone': 'Polished stones',
  'choice.preferences.pieces.ink': 'Printed in ink',
  'choice.preferences.pieces.milled': 'Milled edges',
  'command.preferences.board': 'Pictures, or text for screen readers and slow connections?',
  'choice.preferences.board.picture': 'Picture',
  'choice.preferences.board.text': 'Text',
  'choice.preferences.board.both': 'Picture and text',

  'command.preferences.notation': 'How should I write squares? (I understand both ways)',
  'choice.preferences.notation.variant': 'The usual style of each variant',
  'choice.preferences.notation.algebraic': 'Letters and digits: c3-d4',
  'choice.preferences.notation.numeric': 'Numbers: 22-18',
  'choice.preferences.notation.short': 'Letters, shortened: cd4, c:e5',

  'command.preferences.notify': 'How should I notify you?',
  'choice.preferences.notify.mention': 'A mention in the channel',
  'choice.preferences.notify.direct': 'A direct message',
  'choice.preferences.notify.digest': 'A daily summary',
  'choice.preferences.notify.nothing': 'Not at all',
  'command.preferences.about': 'Which notifications? (default: all)',
  'choice.preferences.about.turn': 'Your turn',
  'choice.preferences.about.reminder': 'Your time is running out',
  'choice.preferences.about.offer': 'Offers and requests',
  'choice.preferences.about.end': 'When a game ends',
  'command.preferences.hour': 'At what hour should I send your daily summary? (0 to 23)',
  'command.preferences.zone': 'Your time zone, e.g. Europe/Berlin',

  'command.preferences.vacation': 'Go on vacation and pause your clocks in correspondence games',
  'choice.preferences.vacation.start': 'Start a vacation',
  'choice.preferences.vacation.end': 'End your vacation',
  'command.preferences.days': 'How many days of vacation? (default: all that are left this year)',

  'command.preferences.block': 'Block someone from challenging you or mentioning you through me',
  'command.preferences.unblock': 'Unblock someone',

  'preferences.title': '### Your preferences',
  'preferences.away': 'On vacation until {until}',
  'preferences.vacation': {
    one: '{count} day of vacation left this year',
    other: '{count} days of vacation left this year',
  },
  'preferences.blocked': 'Blocked people: {count}',
  'preferences.named': 'Leaderboards show your name',
  'preferences.hidden': 'Leaderboards don’t show your name',
  'preferences.notation': 'Choose how I write moves…',
  'button.preferences': 'Preferences',
} as const satisfies Record<string, Sentence>;
