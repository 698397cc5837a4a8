/**
 * Sources: https://docs.discord.com/developers/components/reference,
 * /interactions/application-commands and /resources/guild-scheduled-event
 */
export const LIMITS = {
  choices: 25,
  choice: 100,
  button: 80,
  placeholder: 150,
  alt: 1024,
  text: 4000,
  title: 45,
  hint: 100,
  /** Discord accepts 10 MiB, and the rest of the request needs some of that. */
  bytes: 9 * 1024 * 1024,
  commandName: 32,
  description: 100,
  name: 100,
  press: 100,
  /** Buttons side by side. */
  row: 5,
  /** The description of a server event. */
  event: 1000,
} as const;
