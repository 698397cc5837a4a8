/** What was played from the shown position in the server's games, once the viewer asks. */
import { COLORS, type ByColor, type Color } from '../../draughts/types.ts';
import type { FromPage, ToPage } from '../../live/protocol.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES } from '../../openings/filters.ts';
import { button, element } from '../parts.ts';
import { menu } from '../menu.ts';
import type { PageSay } from '../words/say.ts';

type Found = Extract<ToPage, { kind: 'explored' }>;
type Exploring = Omit<Extract<FromPage, { kind: 'explore' }>, 'kind' | 'ply'>;

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

export interface ExplorerParts {
  readonly say: PageSay;
  readonly players: ByColor<string>;
  readonly tell: (message: FromPage) => void;
  readonly changed: () => void;
  readonly at: () => number;
}

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)}%`;

/** Sentences have Markdown for Discord. */
const bare = (text: string): string => text.replaceAll('**', '').replace(/^-# /u, '');

function sampleOf({ id, label }: Found['samples'][number]): HTMLElement {
  const line = element('li', '');
  const link = element('a', 'page-line', label);
  link.href = `/?game=${id}`;
  line.append(link);
  return line;
}

export function makeExplorer({ say, players, tell, changed, at }: ExplorerParts): ExplorerNotes {
  const list = element('ul', 'page-explored');
  let asked: Exploring = { band: 'all', since: 'ever', by: null };
  let isOpen = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function lineOf({ move, white, draws, black }: Found['moves'][number]): HTMLElement {
    const count = white + draws + black;
    const shares = {
      white: percent(white, count),
      draws: percent(draws, count),
      black: percent(black, count),
    };
    return element('li', '', bare(say('explorer.move', { move, count, ...shares })));
  }

  function ask(): void {
    clearTimeout(rest);
    list.replaceChildren();
    const ply = at();
    if (isOpen && ply <= PLIES) rest = setTimeout(() => tell({ kind: 'explore', ply, ...asked }), REST);
  }

  function choose(change: Partial<Exploring>): void {
    asked = { ...asked, ...change };
    ask();
  }

  const toggle = button(say('button.explore'), () => {
    isOpen = !isOpen;
    toggle.setAttribute('aria-pressed', String(isOpen));
    ask();
    changed();
  });
  toggle.setAttribute('aria-pressed', 'false');

  const filters = element('div', 'page-explored');
  filters.append(
    menu(
      say('explorer.filter.band'),
      EXPLORER_BANDS.map((band) => [band, say(`explorer.band.${band}`)]),
      asked.band,
      (band) => choose({ band: band ?? 'all' }),
    ),
    menu(
      say('explorer.filter.since'),
      EXPLORER_TIMES.map((since) => [since, say(`explorer.since.${since}`)]),
      asked.since,
      (since) => choose({ since: since ?? 'ever' }),
    ),
    menu<Color>(
      say('explorer.filter.player'),
      [['', say('explorer.player.all')], ...COLORS.map((color) => [color, players[color]] as const)],
      '',
      (by) => choose({ by }),
    ),
  );

  return {
    button: toggle,
    notes: () => (isOpen ? [filters, list] : []),
    stepped: ask,
    hear({ ply, moves, samples }) {
      if (!isOpen || ply !== at()) return;
      const lines = moves.slice(0, LINES).map(lineOf);
      const links =
        samples.length > 0
          ? [element('li', '', bare(say('explorer.samples'))), ...samples.map(sampleOf)]
          : [];
      list.replaceChildren(
        ...(lines.length > 0 ? lines : [element('li', '', say('explorer.none'))]),
        ...links,
      );
    },
  };
}
