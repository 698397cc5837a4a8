/** A named opening step by step or as an animation, and lists. A button's id contains the step. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { sayIn } from '../../i18n/say.ts';
import { refused } from '../../kit/result.ts';
import { isNamedIn, openingsLike, OPENING_VARIANTS, type KnownOpening } from '../../openings/names.ts';
import { OPENING, STEPS } from '../../views/presses/declarations.ts';
import { each } from '../../views/presses/presses.ts';
import { openingsFoundScreen, openingsScreen, showingOpening } from '../../views/replay/opening.ts';
import type { Viewpoint } from '../../views/replay/showing.ts';
import { findReplay } from '../play/find.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { orDefault } from '../ports/store.ts';
import { knownOpening, openingBy } from './openings.ts';
import { audienceOf, ownViewer, sharedViewer, type Shown, wholeFilm } from './viewer.ts';

async function view(app: App, asker: Asker, known: KnownOpening, what?: Shown): Promise<Reply> {
  const { say, reader } = await audienceOf(app, asker, true);
  const showing = showingOpening(say, known, reader);
  return ownViewer(say, showing, what ?? { ply: showing.line.moves.length, bottom: 'white' });
}

async function share(app: App, asker: Asker, known: KnownOpening, what: Shown): Promise<Reply> {
  const { say, reader } = await audienceOf(app, asker, false);
  return { ...sharedViewer(say, showingOpening(say, known, reader), what), isNew: true };
}

/** The opening with this name, or a list of the openings whose names contain the text. */
export async function openingNamed(
  app: App,
  asker: Asker,
  text: string,
  variant: VariantId | undefined,
): Promise<Reply> {
  if (variant && !isNamedIn(variant)) return refused({ code: 'no-openings' });
  const variants = variant && [variant];
  const known = knownOpening(text, variants);
  if (known) return await view(app, asker, known);
  const found = openingsLike(text, variants).slice(0, HOLDS.choices);
  if (found.length === 0) return refused({ code: 'unknown-opening', text });
  return privately(openingsFoundScreen(sayIn(asker.locale), text, found));
}

/** All openings of a variant; by default, the variant of the latest game here. */
export async function openingList(app: App, asker: Asker, chosen: VariantId | undefined): Promise<Reply> {
  if (chosen && !isNamedIn(chosen)) return refused({ code: 'no-openings' });
  const latest = await orDefault(findReplay(app, asker, null), refused({ code: 'no-replay-here' }));
  const played = latest.ok && isNamedIn(latest.value.variant) ? latest.value.variant : OPENING_VARIANTS[0];
  return privately(openingsScreen(sayIn(asker.locale), chosen ?? played));
}

interface Asked {
  readonly variant: VariantId;
  readonly name: string;
}

/** `null` for an opening that this version doesn't know. */
const onOpening =
  <P extends Asked>(answer: (app: App, asker: Asker, known: KnownOpening, pressed: P) => Promise<Reply>) =>
  async (asker: Asker, pressed: P, app: App): Promise<Reply | null> => {
    const known = openingBy(pressed.variant, pressed.name);
    return known && answer(app, asker, known, pressed);
  };

export const openingPresses = answering(
  OPENING,
  {
    ...each(STEPS, onOpening<Asked & Viewpoint>(view)),
    film: onOpening((app, asker, known, { bottom }) => view(app, asker, known, wholeFilm(bottom))),
    everyone: onOpening<Asked & Viewpoint>(share),
    'film-everyone': onOpening<Asked & Shown>(share),
    list: async ({ locale }, { variant }) =>
      isNamedIn(variant) ? privately(openingsScreen(sayIn(locale), variant)) : null,
    async pick(asker, { value }, app) {
      const known = knownOpening(value);
      return known && view(app, asker, known);
    },
  },
  { share: (action) => (action.startsWith('film') ? 'film' : null) },
);
