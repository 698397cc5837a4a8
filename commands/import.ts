/** `/import`: a game or a position from elsewhere, to step through alone. It is kept for a month, for its buttons. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import type { StoredRecord } from '../src/app/store.ts';
import { styleFor } from '../src/app/style.ts';
import { COLORS } from '../src/draughts/types.ts';
import type { Color } from '../src/draughts/types.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { readRecord } from '../src/game/readRecord.ts';
import { sayIn } from '../src/i18n/say.ts';
import { clamped, filmScreen, replayScreen } from '../src/views/replay.ts';
import { showingRecord } from '../src/views/showingRecord.ts';

const DEFAULT_VARIANT = 'russian';

interface Step {
  readonly action: string;
  readonly ply: number;
  readonly bottom: Color;
}

async function show(
  app: App,
  asker: Asker,
  record: StoredRecord,
  { action, ply, bottom }: Step,
): Promise<Reply> {
  const game = readRecord(record.source, record.variant);
  if (!game.ok) return refusal(app, asker, game.problem);
  const say = sayIn(asker.locale);
  const showing = showingRecord(say, game.value, record.id, await styleFor(app, asker));
  const screen =
    action === 'film'
      ? filmScreen(say, showing, { from: 0, to: showing.line.moves.length }, bottom)
      : replayScreen(say, showing, { ply: clamped(showing, ply), bottom });
  return { kind: 'private', screen };
}

async function press(
  asker: Asker,
  { action, args: [id = '', plies = '', side] }: Pressed,
  app: App,
): Promise<Reply> {
  const bottom = COLORS.find((color) => color === side);
  if (!bottom || !/^\d{1,5}$/u.test(plies)) return refusal(app, asker, { code: 'malformed-button' });
  const record = await app.store.record(id);
  if (!record) return refusal(app, asker, { code: 'record-forgotten' });
  return show(app, asker, record, { action, ply: Number(plies), bottom });
}

export const importGame = defineCommand({
  name: 'import',
  posts: false,
  options: [
    { name: 'text', kind: 'text', required: true },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
  ],
  async run(asker, values, app) {
    const variant = VARIANT_IDS.find((id) => id === (values.variant ?? DEFAULT_VARIANT));
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const game = readRecord(values.text, variant);
    if (!game.ok) return refusal(app, asker, game.problem);
    const record = { id: app.newId(), variant, source: values.text };
    await app.store.addRecord(record, app.now());
    return show(app, asker, record, { action: 'first', ply: 0, bottom: 'white' });
  },
  press,
});
