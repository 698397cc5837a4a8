/** A tournament that somebody is about to announce: what they have said of it is kept, so that nothing is typed twice. */
import type { DraftFields, Draft } from '../../tournament/life/draft.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import { untilSaved } from '../save/retry.ts';

/** Changes what the asker has said; whoever has said nothing yet begins with nothing. */
export const changeDraft = (
  { store, now }: Using<'drafts', 'now'>,
  { place: { guildId }, user }: ServerAsker,
  change: (asked: DraftFields) => DraftFields,
): Promise<Draft> =>
  untilSaved(async () => {
    const before = await store.drafts.draft(guildId, user.id);
    const asked = change(before?.asked ?? {});
    const draft = { guildId, user: user.id, version: (before?.version ?? 0) + 1, asked };
    return (await store.drafts.save(draft, now())) ? draft : null;
  });

export const draftOf = (
  { store }: Using<'drafts'>,
  { place: { guildId }, user }: ServerAsker,
): Promise<Draft | null> => store.drafts.draft(guildId, user.id);
