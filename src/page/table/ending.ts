/** The end of a game as a banner: the result, and the viewer's rating counting to the new one. */
import { endingOf } from '../../draughts/ending.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import type { GameFacts } from '../../live/protocol.ts';
import { isMoving } from '../board/motion.ts';
import { element } from '../parts.ts';

export interface Ending {
  /** The result for the viewer. */
  readonly mood: 'won' | 'lost' | 'even';
  /** The new rating with its change; empty if there is none. */
  readonly rating: string;
  readonly before: number | null;
}

/** How long (ms) the rating counts. */
const COUNT = 900;

const moodOf = (winner: Color | null, you: Color | null): Ending['mood'] =>
  winner === null || you === null ? 'even' : winner === you ? 'won' : 'lost';

/** The ending according to the bot; `null`: the game is running. */
export function endingIn({ result, you, seats }: GameFacts): Ending | null {
  if (result === null) return null;
  const { rating = '', before = null } = you === null ? {} : seats[you];
  return { mood: moodOf(result.winner, you), rating: before === null ? '' : rating, before };
}

/** The ending on a board without a bot. `movers` are the viewer's sides. */
export function endingOn(line: Line, movers: readonly Color[]): Ending | null {
  const ended = endingOf(line);
  const [you = null] = movers.length === 1 ? movers : [];
  return ended && { mood: moodOf(ended.winner, you), rating: '', before: null };
}

export function makeBanner(status: HTMLElement, back: HTMLElement) {
  const rating = element('p', 'page-gain');
  const banner = element('div', 'page-news', status, rating, back);
  let frame = 0;

  function count(from: number, text: string): void {
    const to = Number.parseInt(text, 10);
    const began = performance.now();
    const next = (now: number): void => {
      const left = Math.max(0, 1 - Math.max(0, now - began) / COUNT);
      rating.textContent = text.replace(/^\d+/u, String(Math.round(to + (from - to) * left ** 3)));
      frame = left > 0 ? requestAnimationFrame(next) : 0;
    };
    next(began);
  }

  return {
    element: banner,
    /** `isNew`: whether the game ends while the viewer watches. */
    show(ending: Ending | null, isNew: boolean): void {
      banner.dataset['mood'] = ending?.mood ?? '';
      if (isNew || !ending) banner.classList.toggle('is-new', isNew);
      if (ending && frame > 0) return;
      cancelAnimationFrame(frame);
      const { rating: text = '', before = null } = ending ?? {};
      if (isNew && before !== null && isMoving()) count(before, text);
      else rating.textContent = text;
    },
  };
}
