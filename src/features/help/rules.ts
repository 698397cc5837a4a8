export const HELP_TOPICS = [
  'begin',
  'move',
  'variants',
  'watch',
  'tournaments',
  'settings',
  'admins',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The topics on old buttons, and the topics that have their lines now. */
const FORMER: ReadonlyMap<string, HelpTopic> = new Map([
  ['end', 'move'],
  ['clock', 'move'],
  ['practice', 'watch'],
]);

export const helpTopicNamed = (name: string): HelpTopic | null =>
  HELP_TOPICS.find((topic) => topic === name) ?? FORMER.get(name) ?? null;
