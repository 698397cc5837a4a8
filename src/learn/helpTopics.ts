/** What `/help` has a page for; the first is the one that it opens with. */
export const HELP_TOPICS = ['begin', 'move', 'end', 'clock', 'variants', 'settings'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
