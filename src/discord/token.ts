/**
 * Keeping the token. The REST client forgets it after a single 401 (and sends nothing more), though Discord's front sends such
 * an answer now and then while the token is right. So it keeps it, and asks who the bot is: only if that is refused again and
 * again is the token wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RESTEvents, Routes, type REST } from 'discord.js';
import { isWrongToken } from './faults.ts';

/** How long to wait before each of the questions, in ms. */
const PAUSES = [0, 1000, 3000];

const UNAUTHORIZED = 401;

/** Has the client keep its token. Resolves when Discord has refused it for good. */
export function keepToken(rest: REST): Promise<void> {
  const set = rest.setToken.bind(rest);
  let token: string | null = null;
  // There is no setting for it.
  rest.setToken = (given: string | null) => {
    token = given ?? token;
    return token === null ? rest : set(token);
  };
  let isAsking = false;
  return new Promise((resolve) => {
    const ask = async (): Promise<void> => {
      if (await isRefused(rest)) resolve();
      isAsking = false;
    };
    rest.on(RESTEvents.Response, ({ data }, { status }) => {
      if (status !== UNAUTHORIZED || !data.auth || isAsking) return;
      isAsking = true;
      void ask();
    });
  });
}

/** Whether Discord does not know the token, however often it is asked. That it cannot be asked says nothing. */
async function isRefused(rest: REST): Promise<boolean> {
  for (const pause of PAUSES) {
    await sleep(pause, undefined, { ref: false });
    const refused = await rest.get(Routes.user()).then(() => false, isWrongToken);
    if (!refused) return false;
  }
  return true;
}
