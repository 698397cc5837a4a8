/** The page behind a shared link, with a title and a picture for previews of the link. */
import type { Renderer } from '../../render/scene/drawing.ts';
import { openCounter } from '../../turns/counter.ts';
import { sayIn } from '../../i18n/say.ts';
import { inText, type Answered, type Asked, type Route } from '../../web/route.ts';
import { partyOf, type Party } from '../door/door.ts';
import { isSharedId } from '../door/shared.ts';
import { factsOf } from '../game/facts.ts';
import { findExhibit, findGame } from '../game/finding.ts';
import { sharedFacts, sharedGameOf, type SharedGame } from '../game/sharedGame.ts';
import { metaTags, type PageFiles, titleTag } from './files.ts';
import { openingFor, type OpeningParts } from './opening.ts';
import { type Preview, previewOfExhibit, previewOfGame } from './preview.ts';

const PATH = '/s/';
const PICTURE = '.png';
/** How long (s) a preview may be kept. */
const KEPT = 300;
/** Boards of games need the same thread, so previews are drawn one by one. */
const DRAWN_FOR = { atOnce: 1, each: 6, all: 60 } as const;

interface ShareParts extends OpeningParts {
  readonly renderer: Renderer;
  readonly publicUrl: string;
  readonly files: PageFiles;
}

/** A third of it is text. In this shape, previews aren't cropped. */
const [WIDTH, HEIGHT] = [1200, 630] as const;

const nothing = (): Answered =>
  inText(404, 'There is nothing at this link, or it is no longer shared.', { 'Cache-Control': 'no-store' });

function headOf(publicUrl: string, id: string, { kind, title, words }: Preview): string {
  const tags = metaTags([
    ['description', words],
    ['og:title', title],
    ['og:description', words],
    ['og:type', 'website'],
    ['og:url', `${publicUrl}${PATH}${id}`],
    ['og:image', `${publicUrl}${PATH}${id}${PICTURE}`],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', `${title}. ${words}`],
    ['twitter:card', 'summary_large_image'],
    ['shared', kind],
  ]);
  return `${titleTag(title)}${tags}`;
}

const pictureHeaders = { 'Cache-Control': `public, max-age=${KEPT}`, 'X-Robots-Tag': 'noindex' };

export function shareRoutes(parts: ShareParts): readonly Route[] {
  const { app, sharing, watchingFor, visitorOf, renderer, publicUrl, files } = parts;
  const drawing = openCounter(DRAWN_FOR);

  async function picture({ board, lines, theme }: Preview, party: Party): Promise<Answered> {
    const drawn = await drawing.run(party, () =>
      renderer.chart({ kind: 'preview', board, lines }, { ...theme, width: WIDTH }),
    );
    if (!drawn.ok) return inText(503, 'Too many pictures are being drawn. Try again soon.');
    return { status: 200, headers: { ...pictureHeaders, 'Content-Type': 'image/png' }, body: drawn.value };
  }

  async function document(
    asked: Asked,
    id: string,
    preview: Preview,
    game: SharedGame | null,
  ): Promise<Answered> {
    const { locale, opening } = await openingFor(parts, asked, game && id);
    const shown = game && {
      // Players see the game as usual. Members of its server first see it without names.
      game: opening.game ?? factsOf(game.watched, { user: null, seesNames: false, locale }, app.now()),
      shared: sharedFacts(sayIn(locale), game),
    };
    const page = files.page(locale, { ...opening, ...shown }, headOf(publicUrl, id, preview));
    return { ...page, headers: { ...page.headers, 'X-Robots-Tag': 'noindex' } };
  }

  async function answer(asked: Asked): Promise<Answered> {
    const { path } = asked;
    const isPicture = path.endsWith(PICTURE);
    const id = path.slice(PATH.length, isPicture ? -PICTURE.length : undefined);
    if (!isSharedId(id)) return nothing();
    const party = partyOf(null, asked.address);
    const finding = { app, sharing, watching: watchingFor(party), visitor: null };
    const found = await findGame(finding, id);
    const visitor = found && !isPicture ? await visitorOf(asked) : null;
    const game = found && (await sharedGameOf(finding, found, visitor));
    const exhibit = found ? null : await findExhibit(finding, id);
    const preview = game ? await previewOfGame(app, game) : exhibit && (await previewOfExhibit(app, exhibit));
    if (!preview) return nothing();
    return isPicture ? picture(preview, party) : document(asked, id, preview, game);
  }

  return [{ method: 'GET', path: PATH, isPrefix: true, answer }];
}
