/** What a shared link opens: the page, with a title and a picture for previews of the link. */
import { isolated } from '../../i18n/sentence.ts';
import { chosenShape, sayAt, settingsAt } from '../../app/reader/reader.ts';
import { sha256 } from '../../app/save/hash.ts';
import type { Shared } from '../../app/ports/boardPage.ts';
import { type ByColor, COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Line, Preview as Picture } from '../../render/scene/results.ts';
import type { Renderer } from '../../render/scene/drawing.ts';
import type { Look } from '../../render/scene/scene.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import { lookAt } from '../../views/board/look.ts';
import { boardPicture, usualBottom } from '../../views/board/shape.ts';
import { lengthInMoves } from '../../views/board/moveName.ts';
import { namesOf } from '../../views/screen/phrases.ts';
import { ratingsOf } from '../../views/standings/profile.ts';
import { titleOf } from '../../views/tournament/meet.ts';
import { namedAt } from '../../views/tournament/pictured.ts';
import { openCounter } from '../../turns/counter.ts';
import { inText, type Answered, type Asked, type Route } from '../../web/route.ts';
import { scoreOf, SIDES } from '../../game/meet/meet.ts';
import { partyOf, type Party } from '../door/door.ts';
import { asSeen, outcomeIn } from '../game/facts.ts';
import type { PageFiles } from './files.ts';
import { openingFor, type OpeningParts } from './opening.ts';
import { openShared } from '../door/shared.ts';
import { unnamedTournament } from '../game/unnamed.ts';
import { playerIn, sightOfGame, sightOfCup, sightOfMeet, watchedOf, type Watching } from '../game/watching.ts';

const PATH = '/s/';
const PICTURE = '.png';
/** How long (s) a preview may be kept. */
const KEPT = 300;
/** Boards of games wait for the same thread, so previews are drawn one by one. */
const DRAWN_FOR = { atOnce: 1, each: 6, all: 60 } as const;

export interface ShareParts extends OpeningParts {
  readonly renderer: Renderer;
  readonly publicUrl: string;
  readonly files: PageFiles;
}

interface Preview extends Pick<Picture, 'board' | 'lines'> {
  readonly kind: 'game' | 'cup' | 'player';
  readonly title: string;
  readonly words: string;
  /** As pictures in its server look. */
  readonly theme: Partial<Look> | undefined;
}

/** A third of it is text, so that previews that cut pictures to this shape cut nothing. */
const [WIDTH, HEIGHT] = [1200, 630] as const;
const MOST_LEADERS = 4;

/** Pictures have no emoji. */
const quiet = (text: string): Line => {
  const words = text.replaceAll(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');
  return { text: words, plain: words, isLoud: false };
};

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES.get(sign) ?? '');

const gameWords = (say: Say, game: Game, names?: ByColor<string>): string =>
  outcomeIn(say, game, names) ?? say('share.running', { count: lengthInMoves(lookAt(game).line) });

const nothing = (): Answered =>
  inText(404, 'There is nothing at this link, or it is no longer shared.', { 'Cache-Control': 'no-store' });

async function ofGame({ app }: ShareParts, id: string, watching: Watching): Promise<Preview | null> {
  const game = (await app.store.games.load(id))?.game;
  const sight = game && (await sightOfGame(app, watching, game, null, true));
  if (!game || !sight) return null;
  const say = await sayAt(app, game.place);
  const seen = asSeen(await watchedOf(app, game), { ...sight, user: null, locale: say.locale });
  const look = lookAt(seen);
  const { position } = boardPicture(say, look, usualBottom(look)).scene;
  const { variant, seats } = seen;
  const sides = { white: say('color.white'), black: say('color.black') };
  const lines = [
    ...COLORS.map((color) => ({ text: seats[color].name, plain: sides[color], isLoud: true })),
    quiet(say(`variant.${variant}`)),
    quiet(gameWords(say, seen, sides)),
  ];
  return {
    kind: 'game',
    title: say('share.game', { ...namesOf(say, seen), variant: say(`variant.${variant}`) }),
    words: gameWords(say, seen),
    board: { variant, position, bottom: usualBottom(look) },
    lines,
    theme: chosenShape(await settingsAt(app, game.place)).look,
  };
}

async function ofCup(parts: ShareParts, id: string, watching: Watching): Promise<Preview | null> {
  const { app } = parts;
  const tournament = (await app.store.tournaments.load(id))?.tournament;
  const sight = tournament && (await sightOfCup(app, watching, tournament, null, true));
  if (!tournament) return ofMeet(parts, id, watching);
  if (!sight) return null;
  const say = await sayAt(app, tournament.venue);
  const seen = await unnamedTournament(app, say, tournament);
  const { terms, rounds } = tournament;
  const words = say('share.cup', { variant: say(`variant.${terms.variant}`) });
  const rows: readonly { rank: number; number: number }[] =
    rounds.length === 0 ? [] : tableOf(seen, sha256).rows;
  const leaders = rows.slice(0, MOST_LEADERS).map(({ rank, number }) => ({
    text: `${rank}. ${namedAt(say, seen, number).name}`,
    plain: `${rank}. ${say('share.player', { number })}`,
    isLoud: false,
  }));
  return {
    kind: 'cup',
    title: terms.name,
    words,
    board: null,
    lines: [{ text: terms.name, plain: words, isLoud: true }, quiet(words), ...leaders],
    theme: chosenShape(await settingsAt(app, tournament.venue)).look,
  };
}

async function ofMeet({ app }: ShareParts, id: string, watching: Watching): Promise<Preview | null> {
  const meet = (await app.store.meets.load(id))?.meet;
  if (!meet || !(await sightOfMeet(app, watching, meet, null, true))) return null;
  const { place } = meet.home;
  const say = await sayAt(app, place);
  const words = say('share.cup', { variant: say(`variant.${meet.variant}`) });
  const scores = SIDES.flatMap((side) => {
    const name = meet[side]?.name;
    return name === undefined ? [] : [quiet(`${isolated(name)}: ${scoreOf(meet, side)}`)];
  });
  const title = titleOf(meet);
  return {
    kind: 'cup',
    title,
    words,
    board: null,
    lines: [{ text: title, plain: words, isLoud: true }, quiet(words), ...scores],
    theme: chosenShape(await settingsAt(app, place)).look,
  };
}

async function ofPlayer(
  { app }: ShareParts,
  shared: Extract<Shared, { readonly kind: 'player' }>,
): Promise<Preview | null> {
  const name = (await playerIn(app, shared))?.name;
  if (name === undefined) return null;
  const settings = await settingsAt(app, shared);
  const say = await sayAt(app, { ...shared, locale: settings.placeLocale });
  const records = await app.store.standings.records(shared.guildId, shared.user);
  const ratings = ratingsOf(say, records, app.now()).slice(0, MOST_LEADERS);
  const words = say('share.profile');
  return {
    kind: 'player',
    title: name,
    words,
    board: null,
    lines: [
      { text: name, plain: words, isLoud: true },
      ...ratings.map(({ label, numbers: [rating = ''] }) => quiet(`${label}: ${rating}`)),
    ],
    theme: chosenShape(settings).look,
  };
}

async function previewOf(parts: ShareParts, id: string, watching: Watching): Promise<Preview | null> {
  const shared = await openShared(parts.app, parts.sharing, id);
  if (shared?.kind === 'game') return ofGame(parts, shared.id, watching);
  if (shared?.kind === 'cup') return ofCup(parts, shared.id, watching);
  return shared?.kind === 'player' ? ofPlayer(parts, shared) : null;
}

function headOf(publicUrl: string, id: string, { kind, title, words }: Preview): string {
  const tags = [
    ['og:title', title],
    ['og:description', words],
    ['og:type', 'website'],
    ['og:url', `${publicUrl}${PATH}${id}`],
    ['og:image', `${publicUrl}${PATH}${id}${PICTURE}`],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', `${title}. ${words}`],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return `<title>${escaped(title)}</title>${tags.join('')}${card}<meta name="shared" content="${kind}" />`;
}

const pictureHeaders = { 'Cache-Control': `public, max-age=${KEPT}`, 'X-Robots-Tag': 'noindex' };

export function shareRoutes(parts: ShareParts): readonly Route[] {
  const { watchingFor, renderer, publicUrl, files } = parts;
  const drawing = openCounter(DRAWN_FOR);

  async function picture({ board, lines, theme }: Preview, party: Party): Promise<Answered> {
    const drawn = await drawing.run(party, () =>
      renderer.chart({ kind: 'preview', board, lines }, { ...theme, width: WIDTH }),
    );
    if (!drawn.ok) return inText(503, 'Too many pictures are being drawn. Try again soon.');
    return { status: 200, headers: { ...pictureHeaders, 'Content-Type': 'image/png' }, body: drawn.value };
  }

  async function answer(asked: Asked): Promise<Answered> {
    const { path } = asked;
    const isPicture = path.endsWith(PICTURE);
    const id = path.slice(PATH.length, isPicture ? -PICTURE.length : undefined);
    const party = partyOf(null, asked.address);
    const preview = await previewOf(parts, id, watchingFor(party));
    if (!preview) return nothing();
    if (isPicture) return picture(preview, party);
    const { locale, opening } = await openingFor(parts, asked, preview.kind === 'game' ? id : null);
    const page = files.page(locale, opening, headOf(publicUrl, id, preview));
    return { ...page, headers: { ...page.headers, 'X-Robots-Tag': 'noindex' } };
  }

  return [{ method: 'GET', path: PATH, isPrefix: true, answer }];
}
