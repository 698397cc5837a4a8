/** The screens that a page may open: beside a game, at home, and of what it shows. */
export const OPENED = [
  'guess',
  'play',
  'games',
  'watch',
  'profile',
  'card',
  'played',
  'table',
  'round',
  'files',
] as const;
export type OpenedScreen = (typeof OPENED)[number];
