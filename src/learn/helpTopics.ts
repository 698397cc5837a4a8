export const HELP_TOPICS = [
  'begin',
  'move',
  'end',
  'clock',
  'variants',
  'practice',
  'tournaments',
  'settings',
  'admins',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
