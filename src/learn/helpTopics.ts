export const HELP_TOPICS = ['begin', 'move', 'end', 'clock', 'variants', 'settings'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
