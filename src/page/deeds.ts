/** A player's actions besides moves: offers, answers, resignation, rematch. */
import { opponentOf } from '../draughts/piece.ts';
import type { Deed, FromPage, GameFacts } from '../live/protocol.ts';
import { button, element } from './parts.ts';
import type { Table } from './table/table.ts';
import type { PageSay } from './words/say.ts';

type OfferKind = NonNullable<GameFacts['offers']['white']>;
type Tell = (message: FromPage) => void;

const deed = (say: PageSay, { moves }: GameFacts, tell: Tell, act: Deed, offer: OfferKind): HTMLElement =>
  button(say(act === 'accept' || act === 'decline' ? `button.${act}` : `button.${act}.${offer}`), () =>
    tell({ kind: 'offer', ply: moves.length, deed: act, offer }),
  );

/** The other side's question with its answers, and the button to the rematch. */
export function notesFor(say: PageSay, facts: GameFacts, tell: Tell): readonly HTMLElement[] {
  const { you, offers, seats, rematch } = facts;
  if (rematch !== null) {
    const link = element('a', 'page-link', say('page.rematch'));
    link.href = `/?game=${rematch}`;
    return [link];
  }
  if (you === null) return [];
  const other = opponentOf(you);
  const theirs = offers[other];
  if (theirs === null) return [];
  return [
    element('p', 'page-question', say(`ask.${theirs}`, { opponent: seats[other].name })),
    deed(say, facts, tell, 'accept', theirs),
    deed(say, facts, tell, 'decline', theirs),
  ];
}

/** A player's own offers, and resignation, which asks for confirmation. */
export function toolsFor(
  say: PageSay,
  facts: GameFacts,
  tell: Tell,
  ask: Table['ask'],
): readonly HTMLElement[] {
  const { you, result, offers, moves, clock, rematch, isPaused } = facts;
  if (you === null || rematch !== null) return [];
  const own = offers[you];
  if (own !== null) return [deed(say, facts, tell, 'withdraw', own)];
  const offer = (kind: OfferKind): readonly HTMLElement[] =>
    offers[opponentOf(you)] === kind ? [] : [deed(say, facts, tell, 'offer', kind)];
  if (result !== null) return offer('rematch');
  const ply = moves.length;
  if (isPaused) return [button(say('button.resume'), () => tell({ kind: 'resume', ply }))];
  const resign = button(say('button.resign'), () => {
    ask(say('page.resign.sure'), say('button.resign'), () => tell({ kind: 'resign', ply }));
  });
  return [
    ...offer('draw'),
    ...(ply > 0 ? offer('takeback') : []),
    ...(clock === null ? [] : offer('pause')),
    resign,
  ];
}
