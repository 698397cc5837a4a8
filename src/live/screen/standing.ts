/** What a user may open and press in their place. */
import type { App } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { Game, Place } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Press } from '../../views/presses/presses.ts';
import { unnamed } from '../game/unnamed.ts';
import type { Exhibit } from './exhibit.ts';
import type { OpenedScreen } from './opened.ts';
import { passing, type Trials } from './passing.ts';

/** A user's place on one connection. */
export interface Standing {
  /** `null`: at home, alone, or in front of an exhibit. */
  readonly game: Game | null;
  readonly exhibit?: Exhibit;
  readonly place: Place;
  /** Not a member: a stranger who was shown the game; in puzzles and lessons, logged in or not. */
  readonly as?: 'stranger' | 'alone' | 'nobody';
}

interface May {
  readonly opens: readonly OpenedScreen[];
  readonly presses: readonly string[];
}

const ALONE: May = { opens: ['puzzle', 'learn'], presses: ['puzzle', 'learn'] };

const MAY: Readonly<Record<NonNullable<Standing['as']>, May>> = {
  stranger: { opens: ['analysis'], presses: ['analyze'] },
  alone: ALONE,
  nobody: ALONE,
};

/** Presses that show something to everyone, which is impossible on a page. */
const FOR_EVERYONE = /everyone$|^post$/u;

/** A page's own board can replay a game, and other people don't see what is studied there. */
const STUDIED: ReadonlySet<OpenedScreen> = new Set(['analysis', 'explorer']);

export const mayOpen = ({ as }: Standing, opened: OpenedScreen): boolean =>
  as === undefined || MAY[as].opens.includes(opened);

/** Whether the viewer may use a press that came from this screen. All others are left out. */
export const mayPressAt =
  ({ as, exhibit }: Standing, opened: OpenedScreen) =>
  (press: Press): boolean =>
    (exhibit?.mayPress(press, opened) ?? true) &&
    (as === undefined || MAY[as].presses.includes(press.command)) &&
    !(FOR_EVERYONE.test(press.action) || (STUDIED.has(opened) && press.action === 'film'));

export const aloneAs = (visitor: Visitor | null, locale: string): Standing => ({
  game: null,
  place: { guildId: null, channelId: '', locale },
  as: visitor ? 'alone' : 'nobody',
});

/** The app, without the names that strangers don't see, or with a visitor's own puzzles. */
export function appSeeing(app: App, { as, place }: Standing, trials: Trials): App {
  if (as === 'stranger') return unnamed(app, sayIn(place.locale), new Map());
  const { store } = app;
  return as === 'nobody' ? { ...app, store: { ...store, puzzles: passing(store.puzzles, trials) } } : app;
}
