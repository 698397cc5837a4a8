/** The screens that a page may open beside a game, or at home. */
export const OPENED = ['guess', 'play', 'games', 'watch', 'profile'] as const;
export type OpenedScreen = (typeof OPENED)[number];
