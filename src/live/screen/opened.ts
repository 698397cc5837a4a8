/** The screens that a page may open beside a game. */
export const OPENED = ['guess'] as const;
export type OpenedScreen = (typeof OPENED)[number];
