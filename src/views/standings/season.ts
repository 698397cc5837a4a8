import type { Button, Screen } from '../screen/screen.ts';
import type { Season, SeasonLine } from '../../rating/season.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { everyoneButton, longTime, quiet, text, button, buttonBlock } from '../screen/blocks.ts';
import { channel } from '../screen/tokens.ts';
import { countText, placedLines, type Ranked } from './columns.ts';
import { PAGE } from './leaderboard.ts';
import { LEADERBOARD, SEASON } from '../presses/declarations.ts';

const rankedOf = (say: Say, { place, player: { name }, rating, games, wins }: SeasonLine): Ranked => ({
  place,
  numbers: [String(rating), countText(say, wins), countText(say, games)],
  name,
});

const heading = (say: Say, { name, startedAt, endedAt }: Season): string =>
  endedAt === null
    ? say('season.title.running', { name: plain(name), from: longTime(startedAt) })
    : say('season.title.over', { name: plain(name), from: longTime(startedAt), until: longTime(endedAt) });

const bodyOf = (say: Say, lines: readonly SeasonLine[]): readonly string[] =>
  lines.length === 0
    ? [say('season.empty')]
    : [say('season.columns'), ...placedLines(lines.map((line) => rankedOf(say, line)))];

export const seasonStart = (say: Say, { name, endsAt, isReset }: Season): Screen =>
  quiet(
    text(
      say('season.begun', { name: plain(name) }),
      say('season.begun.counts'),
      isReset ? say('season.was-reset') : null,
      endsAt === null ? null : say('season.ends', { until: longTime(endsAt) }),
    ),
  );

export const seasonPost = (say: Say, season: Season, lines: readonly SeasonLine[]): Screen =>
  quiet(text(heading(say, season), ...bodyOf(say, lines.slice(0, PAGE)), say('season.kept')));

export function seasonScreen(say: Say, season: Season, lines: readonly SeasonLine[], asked: number): Screen {
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
    text(
      heading(say, season),
      ...bodyOf(say, lines.slice(page * PAGE, (page + 1) * PAGE)),
      pages > 1 ? say('board.page', { page: page + 1, pages }) : null,
    ),
    buttonBlock(...buttons),
  );
}

export function seasonStatus(say: Say, season: Season | null): Screen {
  if (!season) return quiet(text(say('season.none')));
  const end =
    season.endsAt === null ? say('season.by-hand') : say('season.ends', { until: longTime(season.endsAt) });
  const reset = season.isReset ? say('season.was-reset') : null;
  return quiet(
    text(heading(say, season), end, reset, say('season.posted-in', { where: channel(season.channelId) })),
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
