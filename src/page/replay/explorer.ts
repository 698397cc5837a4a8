/** What was played from the shown position in the server's games, once the viewer asks. */
import type { FromPage, ToPage } from '../../live/protocol.ts';
import { button, element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';

type Found = Extract<ToPage, { kind: 'explored' }>;

/** Plies that the explorer knows, and moves that fit beside a board. */
const [PLIES, LINES] = [24, 6] as const;
/** How long (ms) a position is shown before it is asked about, so that quick steps ask once. */
const REST = 200;

export interface ExplorerNotes {
  readonly button: HTMLElement;
  readonly notes: () => readonly HTMLElement[];
  stepped(): void;
  hear(found: Found): void;
}

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)}%`;

export function makeExplorer(
  say: PageSay,
  tell: (message: FromPage) => void,
  changed: () => void,
  at: () => number,
): ExplorerNotes {
  const list = element('ul', 'page-explored');
  let isOpen = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function lineOf({ move, white, draws, black }: Found['moves'][number]): HTMLElement {
    const count = white + draws + black;
    const shares = {
      white: percent(white, count),
      draws: percent(draws, count),
      black: percent(black, count),
    };
    // The sentence has Markdown for Discord.
    return element('li', '', say('explorer.move', { move, count, ...shares }).replaceAll('**', ''));
  }

  function ask(): void {
    clearTimeout(rest);
    list.replaceChildren();
    const ply = at();
    if (isOpen && ply <= PLIES) rest = setTimeout(() => tell({ kind: 'explore', ply }), REST);
  }

  const toggle = button(say('button.explore'), () => {
    isOpen = !isOpen;
    toggle.setAttribute('aria-pressed', String(isOpen));
    ask();
    changed();
  });
  toggle.setAttribute('aria-pressed', 'false');

  return {
    button: toggle,
    notes: () => (isOpen ? [list] : []),
    stepped: ask,
    hear({ ply, moves }) {
      if (!isOpen || ply !== at()) return;
      const lines = moves.slice(0, LINES).map(lineOf);
      list.replaceChildren(...(lines.length > 0 ? lines : [element('li', '', say('explorer.none'))]));
    },
  };
}
