/** Puzzles on the board, `?puzzle=russian`. The bot says whether a move is right, and rates. */
import { type Line, lastPosition } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { PuzzleFacts } from '../../live/protocol.ts';
import { makeFullMove } from '../../notation/move.ts';
import { connectBy } from '../connection.ts';
import { openingHere } from '../opening.ts';
import { asked, button, element } from '../parts.ts';
import { lookOf, makeLook } from '../table/look.ts';
import { menu } from '../menu.ts';
import { type Scene, type Table, makeTable } from '../table/table.ts';
import { sayHere } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';
import { lineFrom } from './played.ts';

const VARIANTS = ['russian', 'international', 'poddavki', 'bashni'] as const;
type PuzzleVariant = (typeof VARIANTS)[number];

function statusOf(say: PageSay, { state, misses, news }: PuzzleFacts, line: Line): string {
  if (state === 'failed') return say('puzzle.failed');
  if (state === 'solved') return say(misses > 0 ? 'puzzle.solved-late' : 'puzzle.solved');
  const { turn } = lastPosition(line);
  if (news === null) return say(`puzzle.turn.${turn}`);
  return news.isRight
    ? [say('page.puzzle.right'), say(`puzzle.turn.${turn}`)].join(' ')
    : say('puzzle.wrong', { move: news.move });
}

function resultNotes(say: PageSay, { change, counts, state }: PuzzleFacts): readonly HTMLElement[] {
  if (state === 'open') return [];
  const rating = change && Math.round(change.after);
  const points = change && Math.round(change.after) - Math.round(change.before);
  const gained = points === null ? '' : points < 0 ? `−${-points}` : `+${points}`;
  return [
    ...(rating === null
      ? []
      : [
          element(
            'p',
            'page-judged',
            say('puzzle.rating', { rating: `${rating}${change?.isProvisional ? '?' : ''}`, change: gained }),
          ),
        ]),
    element('p', 'page-judged', say('puzzle.counts', counts)),
  ];
}

export async function openPuzzles(root: HTMLElement): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  document.title = say('puzzle.title');
  if (reading === null) {
    const link = element('a', 'page-log-in', say('page.log-in'));
    link.href = `/login?to=${encodeURIComponent(location.pathname + location.search)}`;
    root.replaceChildren(
      element('h1', '', say('puzzle.title')),
      element('p', 'page-status', say('page.puzzle.log-in')),
      link,
    );
    return;
  }
  let variant: PuzzleVariant = asked('puzzle', VARIANTS) ?? 'russian';
  let facts: PuzzleFacts | null = null;
  let deed: { id: string; ply: number; move: string | null } | null = null;
  let table: Table | null = null;
  let shownVariant: string | null = null;
  const look = makeLook(
    reading,
    () => show(),
    (chosen) => connection.say(lookOf(chosen)),
  );
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));

  function sceneOf(of: PuzzleFacts): Scene {
    const line = lineFrom(of);
    const solver = lineFrom({ ...of, moves: [] }).positions[0]?.turn ?? 'white';
    const isOpen = of.state === 'open';
    const tools = isOpen
      ? [button(say('button.puzzle.give-up'), () => giveUp(of))]
      : [button(say('button.puzzle.next'), () => ask(null))];
    return {
      line,
      movers: isOpen ? [solver] : [],
      usual: solver,
      status: statusOf(say, of, line),
      sides: null,
      tools,
      notes: resultNotes(say, of),
      more: choices(),
    };
  }

  function choices(): HTMLElement {
    const named = VARIANTS.map((id) => [id, say(`variant.${id}`)] as const);
    const panel = element('div', 'page-settings');
    panel.append(
      menu(say('page.variant'), named, variant, (chosen) => {
        variant = chosen ?? variant;
        ask(null);
      }),
    );
    return panel;
  }

  function show(): void {
    if (facts === null) return;
    const scene = sceneOf(facts);
    if (table !== null && shownVariant === facts.variant) return table.show(scene);
    shownVariant = facts.variant;
    table = makeTable(root, scene, { say, look, moved: tried, title: say('puzzle.title') });
  }

  function tried(move: Move, { variant: of }: Line): void {
    if (facts) ask({ id: facts.id, ply: facts.ply, move: makeFullMove(of, move) });
  }

  function giveUp({ id, ply }: PuzzleFacts): void {
    table?.ask(say('puzzle.ask-first'), say('button.puzzle.reveal'), () => ask({ id, ply, move: null }));
  }

  function ask(next: typeof deed): void {
    deed = next;
    connection.ask();
    // A puzzle is tried once; the connection asks again for the open one.
    deed = null;
  }

  const connection = connectBy(
    (session) => (session === null ? null : { kind: 'puzzle', session, variant, deed }),
    {
      connected: () => undefined,
      told: (message) => {
        if (message.kind === 'refused') {
          if (message.why === 'session') return location.reload();
          show();
          return table ? table.tell(message.text || say('page.refused')) : undefined;
        }
        if (message.kind !== 'puzzle') return;
        ({ facts } = message);
        show();
      },
    },
  );
}
