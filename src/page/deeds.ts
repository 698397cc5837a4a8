/** A player's actions besides moves: offers, answers, resignation, rematch. */
import { opponentOf } from '../draughts/piece.ts';
import type { Deed, FromPage, GameFacts } from '../live/protocol.ts';
import { button, element } from './parts.ts';
import type { Table } from './table/table.ts';
import type { PageSay } from './words/say.ts';

type OfferKind = NonNullable<GameFacts['offers']['white']>;
const OFFERS: readonly OfferKind[] = ['draw', 'takeback', 'pause', 'rematch'];
type Tell = (message: FromPage) => void;

const deed = (say: PageSay, { moves }: GameFacts, tell: Tell, act: Deed, offer: OfferKind): HTMLElement =>
  button(say(act === 'accept' || act === 'decline' ? `button.${act}` : `button.${act}.${offer}`), () =>
    tell({ kind: 'offer', ply: moves.length, deed: act, offer }),
  );

/** The other side's question with its answers, and the button to the rematch. */
export function notesFor(say: PageSay, facts: GameFacts, tell: Tell): readonly HTMLElement[] {
  const { you, may, offers, seats, rematch } = facts;
  if (rematch !== null) {
    const link = element('a', 'page-link', say('page.rematch'));
    link.href = `/?game=${rematch}`;
    return [link];
  }
  if (you === null) return [];
  const other = opponentOf(you);
  const theirs = offers[other];
  const own = offers[you];
  if (own !== null) return [element('p', 'page-question', say(`note.offered.${own}`))];
  if (theirs === null || !may.includes(`accept ${theirs}`)) return [];
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
  const { moves, may } = facts;
  const ply = moves.length;
  const offers = (['withdraw', 'offer'] as const).flatMap((act) =>
    OFFERS.filter((kind) => may.includes(`${act} ${kind}`)).map((kind) => deed(say, facts, tell, act, kind)),
  );
  const resume = button(say('button.resume'), () => tell({ kind: 'resume', ply }));
  const resign = button(say('button.resign'), () => {
    ask(say('page.resign.sure'), say('button.resign'), () => tell({ kind: 'resign', ply }));
  });
  return [
    ...(may.includes('resume') ? [resume] : []),
    ...offers,
    ...(may.includes('resign') ? [resign] : []),
  ];
}
