/** Where Discord's gateway is, how many connections it recommends, and how many may still begin. */
import type { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';

export interface GatewayPlace {
  readonly url: string;
  readonly recommended: number;
  /** How many connections may still begin, and in how many ms as many as ever. */
  readonly left: number;
  readonly resetAfter: number;
  /** Connections with the same remainder by this begin one after the other. */
  readonly concurrency: number;
}

const Told = z.object({
  url: z.string(),
  shards: z.number().int().positive(),
  session_start_limit: z.object({
    remaining: z.number(),
    reset_after: z.number(),
    max_concurrency: z.number().int().positive(),
  }),
});

/** Asks Discord. */
export async function askPlace(rest: REST): Promise<GatewayPlace> {
  const {
    url,
    shards: recommended,
    session_start_limit: limit,
  } = Told.parse(await rest.get(Routes.gatewayBot()));
  const { remaining: left, reset_after: resetAfter, max_concurrency: concurrency } = limit;
  return { url, recommended, left, resetAfter, concurrency };
}
