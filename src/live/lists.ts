/** Answers to pages that show a player or a tournament. */
import type { App } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import { sayIn } from '../i18n/say.ts';
import { cupFactsOf, cupFiles, namedAmong } from './cup.ts';
import { meetFactsOf, namedInMeet } from './meet.ts';
import { playerFactsOf } from './player.ts';
import type { FromPage, ToPage } from './protocol.ts';
import { openShared, type Sharing } from './shared.ts';
import { sightOfCup, sightOfMeet, type Watching } from './watching.ts';

export interface ListParts {
  readonly app: App;
  readonly watching: Watching;
  readonly sharing: Sharing;
}

const UNKNOWN: ToPage = { kind: 'refused', why: 'unknown-game', text: '' };

export async function playerFor(
  { app, sharing }: Omit<ListParts, 'watching'>,
  { player, locale = 'en' }: Extract<FromPage, { kind: 'player' }>,
): Promise<ToPage> {
  const shared = await openShared(app, sharing, player);
  const facts = shared?.kind === 'player' ? await playerFactsOf(app, sharing, shared, locale) : null;
  return facts ? { kind: 'player', facts } : UNKNOWN;
}

export async function cupFor(
  { app, watching, sharing }: ListParts,
  { cup, round, wantsFiles }: Extract<FromPage, { kind: 'cup' }>,
  visitor: Visitor | null,
  locale: string,
): Promise<ToPage> {
  const shared = await openShared(app, sharing, cup);
  if (shared && shared.kind !== 'cup') return UNKNOWN;
  const id = shared?.id ?? cup;
  const base = {
    user: visitor?.id ?? null,
    locale,
    say: sayIn(locale),
    // A shared tournament includes its games.
    idFor: (game: string) => (shared ? sharing.idOf({ kind: 'game', id: game, pass: shared.pass }) : game),
  };
  const tournament = (await app.store.tournaments.load(id))?.tournament;
  if (!tournament) {
    const meet = (await app.store.meets.load(id))?.meet;
    const sight = meet && (await sightOfMeet(app, watching, meet, visitor, shared !== null));
    if (!meet || !sight) return UNKNOWN;
    const viewer = { ...base, ...sight, named: await namedInMeet(app, meet) };
    return { kind: 'cup', facts: await meetFactsOf(app, meet, viewer), files: [] };
  }
  const sight = await sightOfCup(app, watching, tournament, visitor, shared !== null);
  if (!sight) return UNKNOWN;
  const named = sight.seesNames ? new Set<string>() : await namedAmong(app, tournament);
  const viewer = { ...base, ...sight, named };
  return {
    kind: 'cup',
    facts: await cupFactsOf(app, tournament, viewer, round),
    files: wantsFiles ? cupFiles(tournament, viewer) : [],
  };
}
