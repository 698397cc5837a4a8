/**
 * `/opening`: an opening by its name, step by step or as a film. Each button's id holds the step.
 */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { orUsual } from '../src/app/ports/store.ts';
import { knownOpening, openingBy, suggestNames } from '../src/app/play/openings.ts';
import { findReplay } from '../src/app/play/find.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import type { Game } from '../src/game/game.ts';
import { lineOf } from '../src/game/line.ts';
import { sayIn } from '../src/i18n/say.ts';
import { refused } from '../src/kit/attempt.ts';
import {
  isNamedIn,
  openingOf,
  openingsLike,
  OPENING_VARIANTS,
  type KnownOpening,
} from '../src/openings/names.ts';
import type { VariantId } from '../src/draughts/variantIds.ts';
import { HOLDS } from '../src/i18n/limits.ts';
import { OPENING, STEPS } from '../src/views/presses/declarations.ts';
import { each } from '../src/views/presses/presses.ts';
import { openingsFoundScreen, openingsScreen, showingOpening } from '../src/views/replay/opening.ts';
import { clamped, filmScreen, replayScreen, sharedReplay } from '../src/views/replay/replay.ts';
import type { Stretch, Viewpoint } from '../src/views/replay/showing.ts';

interface Asked {
  readonly variant: VariantId;
  readonly name: string;
}

const played = (game: Game): KnownOpening | null => {
  const opening = openingOf(lineOf(game));
  return opening && isNamedIn(game.variant) ? { variant: game.variant, opening } : null;
};

async function viewing(app: App, asker: Asker, known: KnownOpening, isPrivate = true) {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  return { say, showing: showingOpening(say, known, await readerOf(app, asker, isPrivate)) };
}

/** Without a place: its position. */
async function step(app: App, asker: Asker, known: KnownOpening, place?: Viewpoint): Promise<Reply> {
  const { say, showing } = await viewing(app, asker, known);
  const { ply, bottom } = place ?? { ply: showing.line.moves.length, bottom: 'white' };
  return { kind: 'private', screen: replayScreen(say, showing, { ply: clamped(showing, ply), bottom }) };
}

async function film(app: App, asker: Asker, known: KnownOpening, { bottom }: Viewpoint): Promise<Reply> {
  const { say, showing } = await viewing(app, asker, known);
  const whole = { from: 0, to: showing.line.moves.length };
  return { kind: 'private', screen: filmScreen(say, showing, whole, bottom) };
}

type Shared = Viewpoint | (Stretch & Pick<Viewpoint, 'bottom'>);

async function share(app: App, asker: Asker, known: KnownOpening, what: Shared): Promise<Reply> {
  const { say, showing } = await viewing(app, asker, known, false);
  const screen =
    'ply' in what
      ? sharedReplay(say, showing, { ply: clamped(showing, what.ply), bottom: what.bottom })
      : filmScreen(say, showing, what, what.bottom, true);
  return { kind: 'public', screen, isNew: true };
}

/** The opening with this name, or a list of those with the text in their names. */
async function search(
  app: App,
  asker: Asker,
  text: string,
  variants: readonly VariantId[] | undefined,
): Promise<Reply> {
  const known = knownOpening(text, variants);
  if (known) return step(app, asker, known);
  const found = openingsLike(text, variants).slice(0, HOLDS.choices);
  if (found.length === 0) return refusal(app, asker, { code: 'unknown-opening', text });
  return { kind: 'private', screen: openingsFoundScreen(sayIn(asker.locale), text, found) };
}

/** The opening of the latest game here, or all openings of its variant. */
async function here(app: App, asker: Asker): Promise<Reply> {
  const found = await orUsual(findReplay(app, asker, null), refused({ code: 'no-game-here' }));
  const known = found.ok ? played(found.value) : null;
  if (known) return step(app, asker, known);
  const isNone = found.ok && isNamedIn(found.value.variant);
  const variant = found.ok && isNamedIn(found.value.variant) ? found.value.variant : OPENING_VARIANTS[0];
  return { kind: 'private', screen: openingsScreen(sayIn(asker.locale), variant, isNone) };
}

export const openingPresses = answering(
  OPENING,
  {
    ...each(STEPS, async (asker: Asker, pressed: Asked & Viewpoint, app: App) => {
      const known = openingBy(pressed.variant, pressed.name);
      return known && step(app, asker, known, pressed);
    }),
    async film(asker, pressed, app) {
      const known = openingBy(pressed.variant, pressed.name);
      return known && film(app, asker, known, pressed);
    },
    async everyone(asker, pressed, app) {
      const known = openingBy(pressed.variant, pressed.name);
      return known && share(app, asker, known, { ply: pressed.ply, bottom: pressed.bottom });
    },
    async 'film-everyone'(asker, pressed, app) {
      const known = openingBy(pressed.variant, pressed.name);
      const { from, to, bottom } = pressed;
      return known && share(app, asker, known, { from, to, bottom });
    },
    list: (asker, { variant }) =>
      Promise.resolve(
        isNamedIn(variant) ? { kind: 'private', screen: openingsScreen(sayIn(asker.locale), variant) } : null,
      ),
    async pick(asker, { value }, app) {
      const known = knownOpening(value);
      return known && step(app, asker, known);
    },
  },
  { share: (action) => (action.startsWith('film') ? 'film' : null) },
);

export const opening = defineCommand({
  name: 'opening',
  posts: false,
  options: [
    { name: 'name', kind: 'text', suggests: true },
    { name: 'variant', kind: 'text', choices: OPENING_VARIANTS },
  ],
  async run(asker, { name, variant: id }, app) {
    const variant = OPENING_VARIANTS.find((other) => other === id);
    if (id !== undefined && !variant) return refusal(app, asker, { code: 'no-openings' });
    if (name !== undefined) return search(app, asker, name, variant && [variant]);
    if (!variant) return here(app, asker);
    return { kind: 'private', screen: openingsScreen(sayIn(asker.locale), variant) };
  },
  suggest: ({ locale }, { text, values }) => Promise.resolve(suggestNames(locale, text, values.variant)),
});
