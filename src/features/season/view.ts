import type { Block, Button, Choice, Form, Screen } from '../../views/screen/screen.ts';
import type { Season, SeasonLine } from './rules.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import {
  everyoneButton,
  longTime,
  quiet,
  text,
  button,
  buttonBlock,
  menuIfAny,
} from '../../views/screen/blocks.ts';
import { channel } from '../../views/screen/tokens.ts';
import { countText } from '../../views/standings/columns.ts';
import { rankBlocks, type Ranked } from '../../views/standings/ranks.ts';
import type { UserId } from '../../game/game.ts';
import type { Shape } from '../../views/board/shape.ts';
import { PAGE } from '../../views/standings/leaderboard.ts';
import { periodMenu, type SeasonName, USUAL_VIEW } from '../../views/standings/boardControls.ts';
import { SEASON } from './presses.ts';
import { LEADERBOARD } from '../../views/presses/declarations.ts';

function rankedOf(say: Say, { place, player: { name }, rating, games, wins }: SeasonLine): Ranked {
  const [points, won] = [String(rating), countText(say, wins)];
  return {
    place,
    name,
    numbers: [points, won, countText(say, games)],
    inWords: (who) => say('season.row', { ...who, rating: points, wins: won, count: games }),
  };
}

const heading = (say: Say, { name, startedAt, endedAt }: Season): string =>
  endedAt === null
    ? say('season.title.running', { name: plain(name), from: longTime(startedAt) })
    : say('season.title.over', { name: plain(name), from: longTime(startedAt), until: longTime(endedAt) });

function bodyOf(say: Say, { endedAt }: Season, ranked: readonly Ranked[], shape: Shape): readonly Block[] {
  const heads = (['rating', 'wins', 'games'] as const).map((head) => say(`button.board.${head}`));
  return ranked.length === 0
    ? [text(say(endedAt === null ? 'season.empty' : 'season.empty.over'))]
    : rankBlocks(say, heads, ranked, shape);
}

const tableButton = (say: Say, { number }: Season): Button =>
  button(LEADERBOARD.to.season({ number, page: 0 }), say('button.tournament.table'), { emoji: '📊' });

export const seasonStart = (say: Say, season: Season): Screen =>
  quiet(
    text(
      say('season.begun', { name: plain(season.name) }),
      say('season.begun.rated'),
      season.isReset ? say('season.was-reset') : null,
      season.endsAt === null ? null : say('season.ends', { until: longTime(season.endsAt) }),
    ),
    buttonBlock(tableButton(say, season)),
  );

export const seasonPost = (
  say: Say,
  season: Season,
  lines: readonly SeasonLine[],
  shape: Shape = {},
): Screen =>
  quiet(
    text(heading(say, season)),
    ...bodyOf(
      say,
      season,
      lines.slice(0, PAGE).map((line) => rankedOf(say, line)),
      shape,
    ),
    buttonBlock(tableButton(say, season)),
  );

interface SeasonReader extends Shape {
  readonly user: UserId;
  /** The seasons of the server. */
  readonly seasons?: readonly SeasonName[];
}

/** The page, then the reader's row if it is on another page. */
function rowsFor(
  say: Say,
  lines: readonly SeasonLine[],
  page: number,
  { user }: SeasonReader,
): readonly Ranked[] {
  const [from, to] = [page * PAGE, (page + 1) * PAGE];
  return lines.flatMap((line, at) => {
    const isOwn = line.player.id === user;
    const isHere = at >= from && at < to;
    if (!isHere && !isOwn) return [];
    return [{ ...rankedOf(say, line), ...(isOwn && { isOwn }), ...(!isHere && { isApart: true }) }];
  });
}

export function seasonScreen(
  say: Say,
  season: Season,
  lines: readonly SeasonLine[],
  asked: number,
  reader: SeasonReader,
): Screen {
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const page = Math.min(asked, pages - 1);
  const turn = (label: 'previous' | 'next', to: number): Button =>
    button(LEADERBOARD.to.season({ number: season.number, page: to }), say(`button.board.${label}`));
  const buttons = [
    ...(page > 0 ? [turn('previous', page - 1)] : []),
    ...(page + 1 < pages ? [turn('next', page + 1)] : []),
    everyoneButton(say, LEADERBOARD.to.postSeason({ number: season.number })),
  ];
  return quiet(
    text(heading(say, season)),
    ...bodyOf(say, season, rowsFor(say, lines, page, reader), reader),
    ...(pages > 1 ? [text(say('board.page', { page: page + 1, pages }))] : []),
    periodMenu(say, USUAL_VIEW, reader.seasons ?? [season], season.number),
    buttonBlock(...buttons),
  );
}

const startSeason = (say: Say): Block =>
  buttonBlock(button(SEASON.to.start(), say('button.season.start'), { emoji: '👑' }));

export const endButton = (say: Say): Button => button(SEASON.to.ask(), say('button.season.ask'));

/** The problem with a season that was about to start, with a button back to its window. */
export const seasonRefusal = (say: Say, problem: string): Screen => quiet(text(problem), startSeason(say));

export const seasonForm = (say: Say): Form => ({
  press: SEASON.to.begin(),
  title: say('season.form'),
  questions: [
    { kind: 'line', name: 'name', label: say('season.form.name'), value: '', longest: 40, isRequired: true },
    {
      kind: 'line',
      name: 'until',
      label: say('season.form.until'),
      hint: say('season.form.until.hint'),
      placeholder: '2027-03-31',
      value: '',
      longest: 20,
      isRequired: false,
    },
    {
      kind: 'choice',
      name: 'reset',
      label: say('season.form.reset'),
      choices: [
        { value: 'no', label: say('season.form.reset.no'), isChosen: true },
        { value: 'yes', label: say('season.form.reset.yes') },
      ],
    },
  ],
});

export const seasonChoices = (seasons: readonly Season[]): readonly Choice[] =>
  seasons.map(({ name, number }) => ({ label: name, value: String(number) }));

const seasonMenu = (say: Say, seasons: readonly Season[]): readonly Block[] =>
  menuIfAny(LEADERBOARD.to.past(), say('menu.season'), seasonChoices(seasons));

/** `past`: the seasons that are over, newest first. */
export function seasonStatus(say: Say, season: Season | null, past: readonly Season[] = []): Screen {
  if (!season) return quiet(text(say('season.none')), startSeason(say), ...seasonMenu(say, past));
  const end =
    season.endsAt === null ? say('season.by-hand') : say('season.ends', { until: longTime(season.endsAt) });
  const reset = season.isReset ? say('season.was-reset') : null;
  return quiet(
    text(heading(say, season), end, reset, say('season.posted-in', { where: channel(season.channelId) })),
    buttonBlock(tableButton(say, season), endButton(say)),
    ...seasonMenu(say, past),
  );
}

export const endQuestion = (say: Say, { name, number, channelId }: Season): Screen =>
  quiet(
    text(say('season.ask', { name: plain(name), where: channel(channelId) })),
    buttonBlock(
      button(SEASON.to.end({ number }), say('button.season.end'), { style: 'danger' }),
      button(SEASON.to.keep(), say('button.season.keep')),
    ),
  );
