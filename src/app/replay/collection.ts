/** The games in one text or file, as a list with pages. */
import { sayIn } from '../../i18n/say.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { COLLECTION_PAGE, collectionScreen, type Listed } from '../../views/replay/collection.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately, publicly } from '../ports/command.ts';
import type { RecordRequest, Source } from '../ports/reading.ts';
import type { Problem } from '../problem/problem.ts';
import { broughtAs, keptText, sourceOf, type Brought } from '../reader/files.ts';
import { countFile } from './imports.ts';
import { bring, keep } from './record.ts';
import { STEP_BY_STEP, type Way } from './viewer.ts';

export interface Chosen {
  readonly id: string;
  readonly who: 'me' | 'all';
  /** Whether the message with the list is private. */
  readonly isPrivate: boolean;
}

/** A game for everyone is a separate message next to a private list. */
export function beside(answered: Reply, { isPrivate }: Chosen): Reply {
  return isPrivate && answered.kind === 'public' ? publicly(answered.screen) : answered;
}

async function keptSource(
  app: App,
  id: string,
): Promise<Result<{ readonly source: Source; readonly fileName?: string | undefined }, Problem>> {
  const record = await app.store.records.load(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const brought = broughtAs(record.source);
  const source = await sourceOf(app, brought);
  if (!source.ok)
    return refused(source.problem.code === 'file-unreachable' ? { code: 'file-gone' } : source.problem);
  return done({ source: source.value, fileName: brought.file?.name });
}

export async function turnPage(
  app: App,
  asker: Asker,
  { page, id, variant, who, player }: Listed,
): Promise<Reply> {
  const kept = await keptSource(app, id);
  if (!kept.ok) return kept;
  const asked = { source: kept.value.source, page, player, size: COLLECTION_PAGE };
  const read = await app.reading.contents(asked, asker.user.id);
  if (!read.ok) return read;
  return privately(collectionScreen(sayIn(asker.locale), read.value, page, { id, variant, who, player }));
}

export async function pickGame(
  app: App,
  asker: Asker,
  chosen: Listed & Chosen & { readonly value: number },
): Promise<Reply> {
  const { value: number, id, variant, who, player, page } = chosen;
  const list = { id, variant, who, player, page };
  const kept = await keptSource(app, id);
  if (!kept.ok) return kept;
  const wish = { ...kept.value, variant: variant === '' ? null : variant, number };
  const way = { ...STEP_BY_STEP, isPrivate: who === 'me' };
  return beside(await bring(app, asker, wish, { way, isChosen: variant !== '', list }), chosen);
}

interface Opening {
  readonly brought: Brought;
  readonly wish: RecordRequest;
  readonly way: Way;
  /** The player whose games to list; empty for all. */
  readonly player: string;
}

/** Shows the only game in a text, or a list of all its games. */
export async function openCollection(
  app: App,
  asker: Asker,
  { brought, wish, way, player }: Opening,
): Promise<Reply> {
  const { source, variant } = wish;
  const read = await app.reading.contents({ source, page: 0, player, size: COLLECTION_PAGE }, asker.user.id);
  if (!read.ok) return read;
  if (read.value.all < 2) return bring(app, asker, wish, { way, isChosen: variant !== null });
  if (read.value.count === 0) return refused({ code: 'no-games-of', text: player });
  const id = app.newId();
  const full = await keep(app, asker, { id, variant: variant ?? 'russian', source: keptText(brought) });
  if (full) return refused(full);
  const of = { guildId: asker.place.guildId, recordId: id };
  const explored = way.isPrivate ? 0 : await countFile(app, of, wish, asker.user.id);
  const listing = { id, variant: variant ?? '', who: way.isPrivate ? 'me' : 'all', player } as const;
  return privately(collectionScreen(sayIn(asker.locale), read.value, 0, listing, explored));
}
