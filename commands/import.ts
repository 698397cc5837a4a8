/** `/import`: a game or a position from elsewhere, to step through. It is kept for a month, for its buttons. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import type { GivenFile } from '../src/app/file.ts';
import { readerOf } from '../src/app/reader.ts';
import { refusal } from '../src/app/refusal.ts';
import { sayAt } from '../src/app/sharedLanguage.ts';
import type { Reply } from '../src/app/reply.ts';
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import { COLORS } from '../src/draughts/types.ts';
import type { Color } from '../src/draughts/types.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import type { Problem } from '../src/game/problem.ts';
import { readRecord } from '../src/game/readRecord.ts';
import { sayIn } from '../src/i18n/say.ts';
import { decodePdn } from '../src/notation/pdn/encoding.ts';
import type { PdnGame } from '../src/notation/pdn/game.ts';
import { makePdn } from '../src/notation/pdn/writer.ts';
import { clamped, filmScreen, replayScreen } from '../src/views/replay.ts';
import { showingRecord } from '../src/views/showingRecord.ts';

const DEFAULT_VARIANT = 'russian';

interface View {
  readonly action: string;
  readonly ply: number;
  readonly bottom: Color;
  /** For the asker's eyes only. */
  readonly isPrivate: boolean;
  /** Which game of how many it is. */
  readonly among?: { readonly number: number; readonly count: number };
}

async function show(app: App, asker: Asker, id: string, game: PdnGame, view: View): Promise<Reply> {
  const { action, ply, bottom, isPrivate, among } = view;
  const isFilm = action === 'film';
  const isOwn = isFilm || isPrivate;
  const say = isOwn ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const showing = showingRecord(say, game, id, await readerOf(app, asker, isOwn), among);
  const screen = isFilm
    ? filmScreen(say, showing, { from: 0, to: showing.line.moves.length }, bottom)
    : replayScreen(say, showing, { ply: clamped(showing, ply), bottom });
  return { kind: isOwn ? 'private' : 'public', screen };
}

async function press(
  asker: Asker,
  { action, args: [id = '', plies = '', side], isPrivate }: Pressed,
  app: App,
): Promise<Reply> {
  const bottom = COLORS.find((color) => color === side);
  if (!bottom || !/^\d{1,5}$/u.test(plies)) return refusal(app, asker, { code: 'malformed-button' });
  const record = await app.store.record(id);
  if (!record) return refusal(app, asker, { code: 'record-forgotten' });
  const read = readRecord(record.source, record.variant);
  if (!read.ok) return refusal(app, asker, read.problem);
  return show(app, asker, id, read.value.game, { action, ply: Number(plies), bottom, isPrivate });
}

/** What is to be read: the text that was typed, or that of the file. */
async function sourceOf(
  app: App,
  { text, file }: { readonly text?: string | undefined; readonly file?: GivenFile | undefined },
): Promise<Attempt<string, Problem>> {
  if ((text === undefined) === (file === undefined)) return refused({ code: 'record-or-file' });
  if (file === undefined) return done(text ?? '');
  const read = await app.readFile(file);
  return read.ok ? done(decodePdn(read.value)) : read;
}

export const importGame = defineCommand({
  name: 'import',
  posts: false,
  options: [
    { name: 'text', kind: 'text' },
    { name: 'file', kind: 'file' },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'game', kind: 'number' },
    { name: 'public', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const variant = VARIANT_IDS.find((id) => id === (values.variant ?? DEFAULT_VARIANT));
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const source = await sourceOf(app, values);
    if (!source.ok) return refusal(app, asker, source.problem);
    const number = values.game ?? 1;
    const read = readRecord(source.value, variant, number);
    if (!read.ok) return refusal(app, asker, read.problem);
    const { game, count } = read.value;
    const id = app.newId();
    // Of many games only this one is kept, written anew.
    await app.store.addRecord({ id, variant, source: count > 1 ? makePdn(game) : source.value }, app.now());
    const view = { action: 'first', ply: 0, bottom: 'white', isPrivate: values.public !== true } as const;
    return show(app, asker, id, game, { ...view, ...(count > 1 && { among: { number, count } }) });
  },
  press,
});
