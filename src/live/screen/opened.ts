/** The screens that a page may open: next to a game, alone, at home, and as parts of an exhibit. */
export const OPENED = [
  'game',
  'vote',
  'guess',
  'analysis',
  'explorer',
  'puzzle',
  'learn',
  'games',
  'play',
  'watch',
  'profile',
  'preferences',
  'card',
  'round',
  'played',
  'table',
  'files',
] as const;
export type OpenedScreen = (typeof OPENED)[number];
