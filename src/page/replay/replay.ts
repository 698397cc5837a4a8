/** Replays a finished game automatically or step by step, with its analysis if the viewer asks. */
import type { Line } from '../../draughts/line.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { FromPage, ToPage } from '../../live/protocol.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { button, element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import { makeCurve } from './curve.ts';
import { makeExplorer } from './explorer.ts';
import { type Analyzed, type Moment, accuracyText, arrowsAt, momentsOf, textAt } from './moments.ts';

/** How long each position is shown (ms). */
const PAUSE = 1200;

export interface Replay {
  readonly tools: readonly HTMLElement[];
  readonly notes: readonly HTMLElement[];
  readonly arrowsAt: (at: number) => readonly Arrow[];
  stepped(at: number): void;
  hear(study: Extract<ToPage, { kind: 'analysis' }>): void;
  explored(found: Extract<ToPage, { kind: 'explored' }>): void;
  stop(): void;
}

export interface ReplayParts {
  readonly say: PageSay;
  readonly line: Line;
  readonly players: ByColor<string>;
  /** Only logged-in users may ask for the analysis. */
  readonly mayAnalyze: boolean;
  readonly tell: (message: FromPage) => void;
  readonly go: (ply: number) => void;
  /** Called when the replay must be drawn again. */
  readonly changed: () => void;
}

export function makeReplay({ say, line, players, mayAnalyze, tell, go, changed }: ReplayParts): Replay {
  const { length } = line.moves;
  let at = length;
  let timer: ReturnType<typeof setInterval> | undefined;
  let analyzed: Analyzed | null = null;
  let moments: readonly Moment[] = [];
  let isAsked = false;

  const text = element('p', 'page-judged');
  const progress = element('p', 'page-judged');
  const curve = makeCurve(say('chart.chances'), go);

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    player.textContent = say('page.play');
  }

  const player = button(say('page.play'), () => {
    if (timer !== undefined) return stop();
    player.textContent = say('page.stop');
    go(at === length ? 0 : at + 1);
    timer = setInterval(() => {
      go(at + 1);
      if (at === length) stop();
    }, PAUSE);
  });
  const analyze = button(say('button.analyze'), () => {
    isAsked = true;
    tell({ kind: 'analyze' });
    changed();
  });
  const jump = (key: 'button.mistake-back' | 'button.mistake-on', target: () => number | undefined) =>
    button(say(key), () => {
      const to = target();
      if (to !== undefined) go(to);
    });
  const stops = (): readonly number[] => moments.map(({ ply }) => ply + 1);
  const jumps = [
    jump('button.mistake-back', () => stops().findLast((ply) => ply < at)),
    jump('button.mistake-on', () => stops().find((ply) => ply > at)),
  ];

  const explorer = makeExplorer({ say, players, tell, changed, at: () => at });

  function show(): void {
    if (analyzed === null) return;
    curve.show(analyzed, moments, at);
    text.textContent = textAt(say, analyzed, moments, players, at);
  }

  return {
    get tools() {
      const more =
        analyzed === null ? (mayAnalyze && !isAsked ? [analyze] : []) : moments.length > 0 ? jumps : [];
      const explore = mayAnalyze ? [explorer.button] : [];
      return length === 0 ? [] : [player, ...more, ...explore];
    },
    get notes() {
      const judged = analyzed === null ? [] : [text, curve.element];
      return [...explorer.notes(), ...judged, ...(analyzed !== null || isAsked ? [progress] : [])];
    },
    arrowsAt: (ply) => (analyzed === null ? [] : arrowsAt(analyzed, moments, ply)),
    stepped(ply) {
      at = ply;
      explorer.stepped();
      show();
    },
    explored: (found) => explorer.hear(found),
    hear({ findings, total }) {
      if (findings.length < total)
        progress.textContent = say('analysis.progress', { ply: findings.length, total });
      else {
        analyzed = { line, findings };
        moments = momentsOf(analyzed);
        progress.textContent = accuracyText(say, analyzed);
        show();
      }
      changed();
    },
    stop,
  };
}
