/** The data in a browser's document, so that the page's first board needs no other request. */
import type { App } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { colorOf } from '../../game/decision.ts';
import { type Locale, localeAmong, readingIn } from '../../i18n/locales.ts';
import type { Asked } from '../../web/route.ts';
import { factsOf, watchedOf } from '../game/facts.ts';
import { findGame } from '../game/finding.ts';
import { partyOf, type Party } from '../door/door.ts';
import { readingOf, type VisitorOf } from '../door/login.ts';
import type { GameFacts, Opening } from '../protocol.ts';
import type { Sharing } from '../door/shared.ts';
import type { Watching } from '../game/watching.ts';

export interface OpeningParts {
  readonly app: App;
  readonly watchingFor: (party: Party) => Watching;
  readonly sharing: Sharing;
  /** Determines which user is logged in to the browser. */
  readonly visitorOf: VisitorOf;
  readonly invite: string | null;
}

const LONGEST = 300;

/** The facts of a game; `null` if Discord would have to be asked about the viewer. */
async function gameFacts(
  { app, watchingFor, sharing }: OpeningParts,
  { address }: Asked,
  wanted: string,
  visitor: Visitor | null,
  locale: string,
): Promise<GameFacts | null> {
  const watching = watchingFor(partyOf(visitor?.id ?? null, address));
  const found = await findGame({ app, sharing, watching, visitor }, wanted, (game, isShared) =>
    visitor ? colorOf(game, visitor.id) !== null : isShared,
  );
  if (!found) return null;
  const viewer = { ...found.sight, user: visitor?.id ?? null, locale };
  return factsOf(await watchedOf(app, found.game), viewer, app.now());
}

/** The language: the address's, then the reader's choice, then the browser's, best first. */
export function localeOf({ headers, query }: Asked, chosen: Locale | null = null): Locale {
  const browsers = String(headers['accept-language'] ?? '')
    .split(',')
    .map((each) => each.split(';')[0]?.trim() ?? '');
  return localeAmong([query.get('lang'), chosen, ...browsers].filter((tag) => tag !== null));
}

/** `wanted`: the id of a game, or of a shared game. */
export async function openingFor(parts: OpeningParts, asked: Asked, wanted: string | null) {
  const visitor = await parts.visitorOf(asked);
  const reading = visitor && (await readingOf(parts.app, visitor));
  const locale = localeOf(asked, reading?.locale);
  const isId = wanted !== null && wanted.length <= LONGEST;
  const viewing = visitor ? readingIn(locale, visitor.locale) : locale;
  const game = isId ? await gameFacts(parts, asked, wanted, visitor, viewing) : null;
  const opening: Opening = { look: reading?.look ?? null, game, invite: parts.invite };
  return { locale, opening };
}
