/** Lists of games with their boards. */
import { versus } from '../i18n/sentence.ts';
import type { ListedGame } from '../live/listFacts.ts';
import type { Theme } from '../render/scene/theme.ts';
import { variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { smallBoard } from './board/small.ts';
import { element } from './parts.ts';
import { timeText } from './words/time.ts';
import type { PageSay } from './words/say.ts';

function stateOf(say: PageSay, { outcome, you, turn, seats }: ListedGame): string {
  if (outcome !== null) return outcome;
  return turn === you ? say('page.home.yours') : say('page.home.theirs', { name: seats[turn].name });
}

function pictureOf(theme: Theme, { variant: id, fen, you }: ListedGame): HTMLElement {
  const picture = element('img', 'page-small');
  const variant = variantOf(id);
  const position = parseFen(variant, fen);
  // The line says what it shows.
  picture.alt = '';
  picture.decoding = 'async';
  if (position.ok) picture.src = smallBoard(theme, variant, position.value, you ?? 'white');
  return picture;
}

function lineOf(say: PageSay, theme: Theme, game: ListedGame): HTMLElement {
  const { seats, variant, moves, flagAt, id, outcome, turn, you } = game;
  const link = element('a', 'page-line', versus(seats.white.name, seats.black.name));
  link.href = `/?game=${id}`;
  const facts = [
    say(`variant.${variant}`),
    stateOf(say, game),
    say('page.home.moves', { count: moves }),
    ...(flagAt !== null && flagAt > Date.now() ? [timeText(flagAt)] : []),
  ];
  const line = element('li', 'page-item page-game');
  line.classList.toggle('is-yours', outcome === null && turn === you);
  line.append(pictureOf(theme, game), link, element('small', '', facts.join(' · ')));
  return line;
}

/** A heading with a list; nothing without entries. */
export function section(heading: string, lines: readonly HTMLElement[]): readonly HTMLElement[] {
  if (lines.length === 0) return [];
  const list = element('ul', 'page-list');
  list.append(...lines);
  return [element('h2', '', heading), list];
}

export const gameSection = (say: PageSay, theme: Theme, heading: string, games: readonly ListedGame[]) =>
  section(
    heading,
    games.map((game) => lineOf(say, theme, game)),
  );

/** Replaces what is shown, and leaves the focus on the link that had it. */
export function refresh(root: HTMLElement, ...parts: readonly HTMLElement[]): void {
  const before = document.activeElement?.getAttribute('href');
  root.replaceChildren(...parts);
  if (!before) return;
  for (const link of root.querySelectorAll('a'))
    if (link.getAttribute('href') === before) return link.focus({ preventScroll: true });
}

/** Many columns scroll, so that the page stays as wide as its window. */
export function tableIn(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  styled: (row: HTMLTableRowElement, index: number) => void = () => undefined,
): HTMLElement {
  const table = element('table', 'page-standings');
  const head = table.createTHead().insertRow();
  for (const heading of heads) head.append(element('th', '', heading));
  const body = table.createTBody();
  for (const [index, cells] of rows.entries()) {
    const row = body.insertRow();
    styled(row, index);
    for (const cell of cells) row.append(element('td', '', cell));
  }
  const frame = element('div', 'page-wide');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', name);
  frame.append(table);
  return frame;
}
