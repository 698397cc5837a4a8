import type { Using } from '../../app/ports/app.ts';
import type { Deferral, LateAnswers } from '../../app/ports/exchange.ts';
import { MessageFlags, Routes, type REST } from 'discord.js';
import { z } from 'zod';
import { faultOf, isUnanswerable } from '../outgoing/faults.ts';
import { asRequest } from '../outgoing/form.ts';
import { privately, PROGRESS_ID, type Present } from '../showing/present.ts';

/** In ms. The answer can still come after this time. */
const DEFERRAL_TTL = 2 * 60 * 1000;
const RENEWED_EVERY = DEFERRAL_TTL / 2;

interface Owed {
  readonly begin: () => void;
  /** Postpones the due time, because the asker was told that the answer takes longer. */
  readonly renew: () => Promise<unknown>;
  readonly end: (isAnswered: boolean) => Promise<void>;
}

export function owing(
  { store, now }: Using<'deferrals', 'now'>,
  interaction: Omit<Deferral, 'at'>,
  report: (error: unknown) => void,
): Owed {
  let kept: Promise<Deferral | null> | null = null;
  let renewedAt = -Infinity;
  const keep = async (deferral: Deferral, dueAt: number): Promise<Deferral> => {
    await store.deferrals.keep(deferral, dueAt);
    return deferral;
  };
  return {
    begin: () => {
      const at = now();
      renewedAt = at;
      kept = keep({ ...interaction, at }, at + DEFERRAL_TTL).catch((error: unknown) => {
        report(error);
        return null;
      });
    },
    renew: async () => {
      const deferral = await kept;
      if (!deferral || now() - renewedAt < RENEWED_EVERY) return;
      renewedAt = now();
      await store.deferrals.keep(deferral, renewedAt + DEFERRAL_TTL).catch(report);
    },
    end: async (isAnswered) => {
      const deferral = await kept;
      if (!deferral) return;
      const { deferrals } = store;
      await (isAnswered ? deferrals.forget(deferral.id) : deferrals.keep(deferral, now())).catch(report);
    },
  };
}

const Shown = z.object({
  flags: z.int().default(0),
  components: z.array(z.object({ id: z.int().optional() })).default([]),
});

/** Whether the message shows nothing, or only the progress. */
function isThinkingIn(json: unknown): boolean {
  const { data } = Shown.safeParse(json);
  if (data === undefined || (data.flags & MessageFlags.Loading) !== 0) return true;
  return data.components.some(({ id }) => id === PROGRESS_ID);
}

export const lateAnswersOver = (
  answering: REST,
  present: Present,
  report: (error: unknown, id: string) => void,
): LateAnswers => ({
  send: async ({ id, application, token, isThinking }, screen) => {
    const original = Routes.webhookMessage(application, token, '@original');
    try {
      // The process may have died after it answered and before it deleted the deferral.
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
