/** A line of moves, in the asker's own viewer or for everyone in the channel. */
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Reader } from '../../views/board/shape.ts';
import { clamped, filmScreen, replayScreen, sharedReplay } from '../../views/replay/replay.ts';
import type { Showing, Stretch, Viewpoint } from '../../views/replay/showing.ts';
import type { App, Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { readerOf, sayAt } from '../reader/reader.ts';

/** Wraps a function as a handler of presses. */
export const answer =
  <P>(handler: (app: App, asker: Asker, pressed: P) => Promise<Reply>) =>
  (asker: Asker, pressed: P, app: App): Promise<Reply> =>
    handler(app, asker, pressed);

/** A step, or an animation. */
export type Shown = Viewpoint | (Stretch & Pick<Viewpoint, 'bottom'>);

/** An animation of the whole line. */
export const wholeFilm = (bottom: Viewpoint['bottom']): Shown => ({ from: 0, to: Infinity, bottom });

/** The language and look: those of the asker, or those of the server. */
export async function audienceOf(
  app: Using<'people' | 'settings'>,
  asker: Asker,
  isPrivate: boolean,
): Promise<{ readonly say: Say; readonly reader: Reader }> {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  return { say, reader: await readerOf(app, asker, isPrivate) };
}

const within = (showing: Showing, { ply, bottom }: Viewpoint): Viewpoint => ({
  ply: clamped(showing, ply),
  bottom,
});

/** Each reader has a separate viewer, so nobody changes the page for others. */
export const ownViewer = (say: Say, showing: Showing, what: Shown) =>
  privately(
    'ply' in what
      ? replayScreen(say, showing, within(showing, what))
      : filmScreen(say, showing, what, what.bottom),
  );

export const sharedViewer = (say: Say, showing: Showing, what: Shown) =>
  ({
    kind: 'public',
    screen:
      'ply' in what
        ? sharedReplay(say, showing, within(showing, what))
        : filmScreen(say, showing, what, what.bottom, true),
  }) as const satisfies Reply;

export const REPLAY_KINDS = ['steps', 'film', 'analysis', 'export'] as const;

/** The options of a replay. `from` and `to` are in plies. */
export interface Way extends Stretch {
  readonly as: (typeof REPLAY_KINDS)[number];
  readonly isPrivate: boolean;
}

export const STEP_BY_STEP: Way = { as: 'steps', from: 0, to: Infinity, isPrivate: true };

/** A move number stands for two plies. White's first move is ply one. */
export const wayOf = (given: {
  readonly as?: Way['as'] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly public?: boolean | undefined;
}): Way => ({
  as: given.as ?? 'steps',
  from: given.from === undefined ? 0 : 2 * (given.from - 1),
  to: given.to === undefined ? Infinity : 2 * given.to,
  isPrivate: given.public !== true,
});

export function viewerFor(
  say: Say,
  showing: Showing,
  { as, from, to, isPrivate }: Way,
  bottom: Viewpoint['bottom'],
): Reply {
  const what = as === 'film' ? { from, to, bottom } : { ply: from, bottom };
  return (isPrivate ? ownViewer : sharedViewer)(say, showing, what);
}
