/** Answers interactions that were deferred earlier, by their tokens. */
import { MessageFlags, Routes, type REST } from 'discord.js';
import { z } from 'zod';
import type { LateAnswers } from '../app/ports/deferrals.ts';
import { faultOf, isUnanswerable } from './faults.ts';
import { asRequest } from './form.ts';
import { privately, type Present } from './present.ts';

const Flagged = z.object({ flags: z.int().default(0) });

/** Whether it is still the message of a bot that thinks. */
function isThinkingIn(json: unknown): boolean {
  const { data } = Flagged.safeParse(json);
  return data === undefined || (data.flags & MessageFlags.Loading) !== 0;
}

/** Over the client that answers interactions; `report` is told what failed. */
export const lateAnswersOver = (
  answering: REST,
  present: Present,
  report: (error: unknown, id: string) => void,
): LateAnswers => ({
  send: async ({ id, application, token, isThinking }, screen) => {
    const original = Routes.webhookMessage(application, token, '@original');
    try {
      // The process that answered may have died before it could forget the deferral.
      if (isThinking && !isThinkingIn(await answering.get(original, { auth: false }))) return 'done';
      const { body, files } = privately(await present(screen));
      const request = { ...asRequest(body, files), auth: false };
      await (isThinking
        ? answering.patch(original, request)
        : answering.post(Routes.webhook(application, token), request));
      return 'done';
    } catch (error) {
      if (isUnanswerable(error)) return 'gone';
      const fault = faultOf(error);
      if (fault !== 'gone') report(error, id);
      return fault;
    }
  },
});
