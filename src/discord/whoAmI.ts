/** Asking Discord who the bot is, which it must know before anything else. */
import { Routes, type REST } from 'discord.js';
import { z } from 'zod';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { WRONG_TOKEN } from './closing.ts';
import { isWrongToken } from './faults.ts';

const Application = z.object({
  id: z.string(),
  bot: z.object({ id: z.string() }),
  verify_key: z.string(),
  interactions_endpoint_url: z.string().nullish(),
});
export type Application = z.infer<typeof Application>;

/** Why Discord did not answer, in a plain sentence. */
export function unreached(apiUrl: string, error: unknown): string {
  if (isWrongToken(error)) return WRONG_TOKEN;
  const reason = error instanceof Error ? error.message : String(error);
  return `Discord cannot be reached at ${apiUrl}: ${reason}.`;
}

/** Asks Discord; the problem is a plain sentence. */
export async function whoAmI(rest: REST, apiUrl: string): Promise<Attempt<Application, string>> {
  try {
    return done(Application.parse(await rest.get(Routes.currentApplication())));
  } catch (error) {
    return refused(unreached(apiUrl, error));
  }
}
