/** What a shared link opens: the page, with a title and a picture for previews of the link. */
import { chosenShape, sayAt, settingsAt } from '../app/reader/reader.ts';
import { sha256 } from '../app/save/hash.ts';
import type { Shared } from '../app/ports/boardPage.ts';
import type { Game } from '../game/game.ts';
import type { Say } from '../i18n/say.ts';
import type { Renderer } from '../render/scene/scene.ts';
import { tableOf } from '../tournament/life/table.ts';
import type { Tournament } from '../tournament/life/tournament.ts';
import { lookAt } from '../views/board/look.ts';
import { boardPicture, usualBottom } from '../views/board/shape.ts';
import { namesOf, outcomeOf } from '../views/screen/phrases.ts';
import { tablePicture } from '../views/tournament/tableLooks.ts';
import { inText, type Answered, type Asked, type Route } from '../web/route.ts';
import { namedAmong, nameFor } from './cup.ts';
import { asSeen } from './facts.ts';
import type { PageFiles } from './files.ts';
import { openingFor, type OpeningParts } from './opening.ts';
import { plainText } from './plain.ts';
import { nameOfPlayer } from './player.ts';
import { sightOf, sightOfCup, watchedOf } from './watching.ts';

const PATH = '/s/';
const PICTURE = '.png';
/** How long (s) a preview may be kept. */
const KEPT = 300;
/** Pictures drawn at once; more are refused, because anyone may ask. */
const MOST_DRAWN = 4;

export interface ShareParts extends OpeningParts {
  readonly renderer: Renderer;
  readonly publicUrl: string;
  readonly files: PageFiles;
}

interface Preview {
  readonly kind: 'game' | 'cup' | 'player';
  readonly title: string;
  readonly words: string;
  /** `null` if there is nothing to draw yet. */
  readonly draw: (() => Promise<Buffer>) | null;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES.get(sign) ?? '');

const gameWords = (say: Say, game: Game): string =>
  game.result
    ? plainText(outcomeOf(say, game.result, lookAt(game).variant.goal, namesOf(say, game)))
    : say('share.running', { count: game.moves.length });

const nothing = (): Answered =>
  inText(404, 'There is nothing at this link, or it is no longer shared.', { 'Cache-Control': 'no-store' });

export function shareRoutes(parts: ShareParts): readonly Route[] {
  const { app, watching, sharing, renderer, publicUrl, files } = parts;
  let drawn = 0;

  async function ofGame(id: string): Promise<Preview | null> {
    const game = (await app.store.games.load(id))?.game;
    const sight = game && (await sightOf(app, watching, game, null, true));
    if (!game || !sight) return null;
    const say = await sayAt(app, game.place);
    const seen = asSeen(await watchedOf(app, game), { ...sight, user: null, locale: say.locale });
    const look = lookAt(seen);
    const { scene } = boardPicture(say, look, usualBottom(look));
    const shape = chosenShape(await settingsAt(app, game.place));
    return {
      kind: 'game',
      title: say('share.game', { ...namesOf(say, seen), variant: say(`variant.${game.variant}`) }),
      words: gameWords(say, seen),
      draw: () => renderer.png(scene, shape.look),
    };
  }

  async function ofCup(id: string): Promise<Preview | null> {
    const tournament = (await app.store.tournaments.load(id))?.tournament;
    const sight = tournament && (await sightOfCup(app, watching, tournament, null, true));
    if (!tournament || !sight) return null;
    const say = await sayAt(app, tournament.venue);
    const viewer = { ...sight, user: null, say, named: await namedAmong(app, tournament) };
    const seen: Tournament = {
      ...tournament,
      players: tournament.players.map((player) => ({
        ...player,
        name: nameFor(viewer, tournament, player.number),
      })),
    };
    const { terms, rounds } = tournament;
    const shown = { tournament: seen, table: tableOf(seen, sha256), round: null, page: 0 };
    const charted = rounds.length === 0 ? null : tablePicture(say, shown);
    return {
      kind: 'cup',
      title: terms.name,
      words: say('share.cup', { variant: say(`variant.${terms.variant}`) }),
      draw: charted && (() => renderer.chart(charted.chart)),
    };
  }

  async function ofPlayer(shared: Extract<Shared, { readonly kind: 'player' }>): Promise<Preview | null> {
    const name = await nameOfPlayer(app, shared);
    const { placeLocale } = await settingsAt(app, shared);
    const say = await sayAt(app, { ...shared, locale: placeLocale });
    return name === null ? null : { kind: 'player', title: name, words: say('share.profile'), draw: null };
  }

  async function previewOf(id: string): Promise<Preview | null> {
    const shared = sharing.read(id);
    if (shared?.kind === 'game') return ofGame(shared.id);
    if (shared?.kind === 'cup') return ofCup(shared.id);
    return shared?.kind === 'player' ? ofPlayer(shared) : null;
  }

  function headOf(id: string, { kind, title, words, draw }: Preview): string {
    const tags = [
      ['og:title', title],
      ['og:description', words],
      ['og:type', 'website'],
      ['og:url', `${publicUrl}${PATH}${id}`],
      ...(draw ? [['og:image', `${publicUrl}${PATH}${id}${PICTURE}`]] : []),
    ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
    const card = draw ? '<meta name="twitter:card" content="summary_large_image" />' : '';
    return `<title>${escaped(title)}</title>${tags.join('')}${card}<meta name="shared" content="${kind}" />`;
  }

  async function picture({ draw }: Preview): Promise<Answered> {
    if (!draw) return nothing();
    if (drawn >= MOST_DRAWN) return inText(503, 'Too many pictures are being drawn. Try again soon.');
    drawn += 1;
    try {
      const body = await draw();
      return { status: 200, headers: { ...pictureHeaders, 'Content-Type': 'image/png' }, body };
    } finally {
      drawn -= 1;
    }
  }

  const pictureHeaders = { 'Cache-Control': `public, max-age=${KEPT}`, 'X-Robots-Tag': 'noindex' };

  async function answer(asked: Asked): Promise<Answered> {
    const { path } = asked;
    const isPicture = path.endsWith(PICTURE);
    const id = path.slice(PATH.length, isPicture ? -PICTURE.length : undefined);
    const preview = await previewOf(id);
    if (!preview) return nothing();
    if (isPicture) return picture(preview);
    const { locale, opening } = await openingFor(parts, asked, preview.kind === 'game' ? id : null);
    const page = files.page(locale, opening, headOf(id, preview));
    return { ...page, headers: { ...page.headers, 'X-Robots-Tag': 'noindex' } };
  }

  return [{ method: 'GET', path: PATH, isPrefix: true, answer }];
}
