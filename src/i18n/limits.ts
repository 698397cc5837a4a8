/** The limits of a screen. Every platform that shows it allows at least this much. */
export const HOLDS = {
  choices: 25,
  /** The label of a choice, and its description. */
  choice: 100,
  button: 80,
  placeholder: 150,
  alt: 1024,
  /** The length of all texts of a screen. */
  text: 4000,
  /** The size of a file. */
  bytes: 9 * 1024 * 1024,
  /** The name of a command, and its description. */
  commandName: 32,
  description: 100,
  /** The length of a button's id, which includes its state. */
  press: 100,
} as const;

/** The limit for each text, by its key and with its placeholders filled. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/^name\./u, HOLDS.commandName],
  [/^apps\./u, HOLDS.commandName],
  [/^command\./u, HOLDS.description],
  [/^choice\./u, HOLDS.choice],
  [/^variant\./u, 35],
  [/^button\./u, HOLDS.button],
  [/^menu\./u, HOLDS.placeholder],
  [/^(?:move|piece|games\.choice)\b/u, HOLDS.choice],
  [/^describe\./u, HOLDS.alt],
];

export const limitOf = (key: string): number => ROOM.find(([keys]) => keys.test(key))?.[1] ?? HOLDS.text;
