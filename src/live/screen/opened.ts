/** The screens that a page may open: beside a game, alone, at home, and of what it shows. */
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
  'card',
  'played',
  'table',
  'round',
  'files',
] as const;
export type OpenedScreen = (typeof OPENED)[number];
