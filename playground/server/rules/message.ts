/** What Discord demands of messages beyond its published schema. */
import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { emptyMessage, invalidForm, requestTooLarge, type Flaw } from '../refusal.ts';
import type { MessageBody, SentFile } from './body.ts';

/** A message about to be sent, or the change of one. */
export interface Draft {
  readonly body: MessageBody;
  readonly files: readonly SentFile[];
  /** The message that is changed; null for a new one. */
  readonly before: APIMessage | null;
}

/** Throws a Refusal when the message breaks a rule. */
export function checkMessage(draft: Draft): void {
  const flaws: Flaw[] = [];
  if (flaws.length > 0) throw invalidForm(flaws);
  if (draft.files.some(({ bytes }) => bytes.length > 10 * 2 ** 20)) throw requestTooLarge();
  if (isEmpty(draft)) throw emptyMessage();
}

function isEmpty({ body, files, before }: Draft): boolean {
  if (before !== null) return false;
  return (
    !body.content && !body.embeds?.length && !body.components?.length && files.length === 0 && !body.poll
  );
}

export const usesV2 = (flags: number | null | undefined): boolean =>
  ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
