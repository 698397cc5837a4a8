/** The preview of a shared link: a title, a sentence, and a picture of both next to a board. */
import type { App } from '../../app/ports/app.ts';
import { chosenShape, sayAt, settingsAt } from '../../app/reader/reader.ts';
import { sha256 } from '../../app/save/hash.ts';
import { lastPosition } from '../../draughts/line.ts';
import { lineOf } from '../../game/line.ts';
import { type Meet, scoreOf, SIDES } from '../../game/meet/meet.ts';
import type { Say } from '../../i18n/say.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Line, Preview as Picture } from '../../render/scene/results.ts';
import type { Look } from '../../render/scene/scene.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { lookAt } from '../../views/board/look.ts';
import { lengthInMoves } from '../../views/board/moveName.ts';
import { usualBottom } from '../../views/board/shape.ts';
import { ratingsOf } from '../../views/standings/profile.ts';
import { titleOf } from '../../views/tournament/meet.ts';
import { namedAt } from '../../views/tournament/pictured.ts';
import { outcomeIn, seenElsewhere } from '../game/facts.ts';
import type { FoundExhibit } from '../game/finding.ts';
import { headlineOf, questionOf, type SharedGame } from '../game/sharedGame.ts';
import { unnamedTournament } from '../game/unnamed.ts';
import { withoutEmoji } from '../plain.ts';

export interface Preview extends Pick<Picture, 'board' | 'lines'> {
  readonly kind: 'game' | 'cup' | 'player';
  readonly title: string;
  readonly words: string;
  /** The theme of pictures in its server. */
  readonly theme: Partial<Look> | undefined;
}

const MOST_LEADERS = 4;

const quiet = (text: string): Line => {
  const words = withoutEmoji(text);
  return { text: words, plain: words, isLoud: false };
};

/** The turning point from the side to move, as on the page, or the last position. */
function boardOf({ watched: { game }, turn }: SharedGame): Picture['board'] {
  const look = lookAt(game);
  const { variant } = game;
  if (!turn) return { variant, position: look.position, bottom: usualBottom(look) };
  const { before, color, played } = turn;
  return {
    variant,
    position: lastPosition(before),
    bottom: color,
    arrows: [{ path: played.path, tone: 'played' }],
  };
}

/** The facts that the headline doesn't mention. */
function wordsOf(say: Say, { watched, turn }: SharedGame): string {
  if (turn) return questionOf(say, watched, turn);
  const line = lineOf(watched.game);
  const count = lengthInMoves(line);
  return (
    outcomeIn(say, seenElsewhere(say, watched)) ??
    (count === 0 ? say(`describe.turn.${lastPosition(line).turn}`) : say('share.running', { count }))
  );
}

export async function previewOfGame(app: App, shared: SharedGame): Promise<Preview> {
  const { watched, server } = shared;
  const { place, variant: id } = watched.game;
  const say = await sayAt(app, place);
  const variant = say(`variant.${id}`);
  /** The game without names, because they may contain letters that no font has. */
  const unnamed = {
    ...shared,
    server: null,
    watched: { ...watched, isNamed: { white: false, black: false } },
  };
  const [headline, words] = [headlineOf(say, watched, server), wordsOf(say, shared)];
  return {
    kind: 'game',
    title: say('highlight.besides', { one: headline, other: variant }),
    words,
    board: boardOf(shared),
    lines: [
      { text: headline, plain: headlineOf(say, unnamed.watched, null), isLoud: true },
      quiet(variant),
      { ...quiet(words), plain: quiet(wordsOf(say, unnamed)).text },
    ],
    theme: chosenShape(await settingsAt(app, place)).look,
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

export async function previewOfExhibit(app: App, found: FoundExhibit): Promise<Preview> {
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
