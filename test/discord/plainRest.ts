/** A REST client like the bot's, connected to the stand-in with its token. */
import { REST } from 'discord.js';
import { onTestFinished } from 'vitest';
import type { StandIn } from '../../playground/server/standIn.ts';
import { restOptions } from '../../src/discord/clients.ts';
import { keepToken } from '../../src/discord/token.ts';
import { openFigures } from '../../src/health/figures/figures.ts';
import { openNotebook } from './notebook.ts';

export function plainRest({ url, token }: StandIn, share = 1): REST {
  const rest = new REST(
    restOptions({
      apiUrl: `${url}/api`,
      share,
      log: openNotebook(),
      now: Date.now,
      meter: openFigures(),
    }),
  );
  onTestFinished(() => {
    rest.clearHandlerSweeper();
    rest.clearHashSweeper();
  });
  const { stop } = keepToken({ rest, handled: () => 0, stopwatch: Date.now, log: openNotebook() });
  onTestFinished(stop);
  rest.setToken(token);
  return rest;
}
