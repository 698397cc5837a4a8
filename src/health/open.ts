/** How the bot is, joined and served: what is counted, what is looked at, and the addresses at which both are told. */
import { done, type Attempt } from '../draughts/attempt.ts';
import type { NamedPlace } from '../web/listening.ts';
import type { Figures } from './figures/figures.ts';
import { lookOver, type Sights } from './look.ts';
import { healthRoutes } from './routes.ts';
import { serveHealth } from './serve.ts';

export interface Health {
  /** The port at which it is told; `null`: nowhere. */
  readonly port: number | null;
  close(): Promise<void>;
}

/** Serves it at `place`, or nowhere. The problem is a plain sentence. */
export async function openHealth(
  place: NamedPlace | null,
  figures: Figures,
  sights: Sights,
  report: (error: unknown) => void,
): Promise<Attempt<Health, string>> {
  if (place === null) return done({ port: null, close: async () => undefined });
  const served = await serveHealth(place, healthRoutes(lookOver(sights), figures.text), report);
  return served.ok ? done(served.value) : served;
}
