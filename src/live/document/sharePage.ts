/** What a shared link opens: the page, with a title and a picture for previews of the link. */
import { isolated } from '../../i18n/sentence.ts';
import { chosenShape, sayAt, settingsAt } from '../../app/reader/reader.ts';
import { sha256 } from '../../app/save/hash.ts';
import type { App } from '../../app/ports/app.ts';
import { type ByColor, COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Line, Preview as Picture } from '../../render/scene/results.ts';
import type { Renderer } from '../../render/scene/drawing.ts';
import type { Look } from '../../render/scene/scene.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { lookAt } from '../../views/board/look.ts';
import { boardPicture, usualBottom } from '../../views/board/shape.ts';
import { lengthInMoves } from '../../views/board/moveName.ts';
import { namesOf } from '../../views/screen/phrases.ts';
import { ratingsOf } from '../../views/standings/profile.ts';
import { titleOf } from '../../views/tournament/meet.ts';
import { namedAt } from '../../views/tournament/pictured.ts';
import { openCounter } from '../../turns/counter.ts';
import { inText, type Answered, type Asked, type Route } from '../../web/route.ts';
import { type Meet, scoreOf, SIDES } from '../../game/meet/meet.ts';
import { partyOf, type Party } from '../door/door.ts';
import { asSeen, outcomeIn, watchedOf } from '../game/facts.ts';
import { type Finding, findExhibit, findGame, type FoundExhibit, type FoundGame } from '../game/finding.ts';
import type { PageFiles } from './files.ts';
import { openingFor, type OpeningParts } from './opening.ts';
import { unnamedTournament } from '../game/unnamed.ts';

const PATH = '/s/';
const PICTURE = '.png';
/** How long (s) a preview may be kept. */
const KEPT = 300;
/** Boards of games wait for the same thread, so previews are drawn one by one. */
const DRAWN_FOR = { atOnce: 1, each: 6, all: 60 } as const;

interface ShareParts extends OpeningParts {
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

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const gameWords = (say: Say, game: Game, names?: ByColor<string>): string =>
  outcomeIn(say, game, names) ?? say('share.running', { count: lengthInMoves(lookAt(game).line) });

const nothing = (): Answered =>
  inText(404, 'There is nothing at this link, or it is no longer shared.', { 'Cache-Control': 'no-store' });

async function ofGame(app: App, { game, sight }: FoundGame): Promise<Preview> {
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

/** A title over lines of text. */
const withoutBoard = (kind: Preview['kind'], title: string, words: string, lines: readonly Line[]) => ({
  kind,
  title,
  words,
  board: null,
  lines: [{ text: title, plain: words, isLoud: true }, ...lines],
});

async function leadersOf(app: App, say: Say, tournament: Tournament): Promise<readonly Line[]> {
  if (tournament.rounds.length === 0) return [];
  const seen = await unnamedTournament(app, say, tournament);
  const rows: readonly { rank: number; number: number }[] = tableOf(seen, sha256).rows;
  return rows.slice(0, MOST_LEADERS).map(({ rank, number }) => ({
    text: `${rank}. ${namedAt(say, seen, number).name}`,
    plain: `${rank}. ${say('share.player', { number })}`,
    isLoud: false,
  }));
}

const scoresOf = (meet: Meet): readonly Line[] =>
  SIDES.flatMap((side) => {
    const name = meet[side]?.name;
    return name === undefined ? [] : [quiet(`${isolated(name)}: ${scoreOf(meet, side)}`)];
  });

async function ofExhibit(app: App, found: FoundExhibit): Promise<Preview> {
  if (found.kind === 'player') {
    const { guildId, player } = found;
    const settings = await settingsAt(app, { guildId });
    const say = await sayAt(app, { guildId, locale: settings.placeLocale });
    const records = await app.store.standings.records(guildId, player.id);
    const ratings = ratingsOf(say, records, app.now()).slice(0, MOST_LEADERS);
    const lines = ratings.map(({ label, numbers: [rating = ''] }) => quiet(`${label}: ${rating}`));
    const shown = withoutBoard('player', player.name, say('share.profile'), lines);
    return { ...shown, theme: chosenShape(settings).look };
  }
  const isMeet = found.kind === 'meet';
  const place = isMeet ? found.meet.home.place : found.tournament.venue;
  const { variant } = isMeet ? found.meet : found.tournament.terms;
  const say = await sayAt(app, place);
  const words = say('share.cup', { variant: say(`variant.${variant}`) });
  const lines = isMeet ? scoresOf(found.meet) : await leadersOf(app, say, found.tournament);
  const title = isMeet ? titleOf(found.meet) : found.tournament.terms.name;
  const shown = withoutBoard('cup', title, words, [quiet(words), ...lines]);
  return { ...shown, theme: chosenShape(await settingsAt(app, place)).look };
}

/** Only of what is shared. */
async function previewOf(finding: Finding, id: string): Promise<Preview | null> {
  const { app, sharing } = finding;
  if (!sharing.read(id)) return null;
  const game = await findGame(finding, id);
  if (game) return ofGame(app, game);
  const exhibit = await findExhibit(finding, id);
  return exhibit && ofExhibit(app, exhibit);
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
  const { app, sharing, watchingFor, renderer, publicUrl, files } = parts;
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
    const preview = await previewOf({ app, sharing, watching: watchingFor(party), visitor: null }, id);
    if (!preview) return nothing();
    if (isPicture) return picture(preview, party);
    const { locale, opening } = await openingFor(parts, asked, preview.kind === 'game' ? id : null);
    const page = files.page(locale, opening, headOf(publicUrl, id, preview));
    return { ...page, headers: { ...page.headers, 'X-Robots-Tag': 'noindex' } };
  }

  return [{ method: 'GET', path: PATH, isPrefix: true, answer }];
}
