/** A player in one message: ratings, curve, record, favorite opening, latest games. */
import { chartBlocks, type Shape } from '../board/shape.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { PlayerRecord, Pool } from '../../rating/record.ts';
import type { Placing } from '../../tournament/life/placings.ts';
import { everyoneButton, quiet, text, menuBlock, buttonBlock } from '../screen/blocks.ts';
import { inColumns } from './columns.ts';
import { deeds, poolRow, favouriteOpening } from './deeds.ts';
import { placingLines, trophyLines } from './fame.ts';
import { latestGames, type EndedGame, type ProfileView } from './profileGames.ts';
import { ratingCurve } from './ratingCurve.ts';
import { poolName, shownName } from './words.ts';
import { PROFILE } from '../presses/declarations.ts';

/** Games between two, as one of them sees it. */
interface HeadToHead {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
}

/** Older ones are on their tables. */
const MOST_SEASONS = 5;

export interface ProfileContent extends ProfileView {
  readonly records: ReadonlyMap<Pool, PlayerRecord>;
  /** Newest first; more than are shown, to find a favorite opening. */
  readonly recent: readonly EndedGame[];
  /** As the asker sees them; `null` for one's own profile and in public. */
  readonly between: HeadToHead | null;
  /** As the player sees them; they count on no board. */
  readonly engine: HeadToHead;
  /** Seasons won, newest first. */
  readonly seasons: readonly string[];
  /** Newest first. */
  readonly placings: readonly Placing[];
  /** The present instant (ms). */
  readonly now: number;
}

/** A line per pool; `all` says nothing more for a player of one variant. */
function ratings(say: Say, { records, now }: ProfileContent): readonly string[] {
  if (records.size === 0) return [say('profile.uncounted')];
  const rows = [...records].flatMap(([pool, record]) =>
    pool === 'all' && records.size === 2 ? [] : [poolRow(say, pool, record, now)],
  );
  return [say('profile.columns'), ...inColumns(rows)];
}

function openingLine(say: Say, { player, recent, pool }: ProfileContent): string | null {
  const outcomes = recent.map(({ outcome }) => outcome);
  const inPool = pool === 'all' ? outcomes : outcomes.filter(({ variant }) => variant === pool);
  const opening = favouriteOpening(inPool, player.id);
  return opening && say('profile.opening', { ...opening, variant: say(`variant.${opening.variant}`) });
}

function betweenLine(say: Say, { between }: ProfileContent): string | null {
  if (!between || between.games === 0) return null;
  return say('profile.between', { count: between.games, wins: between.wins, losses: between.losses });
}

function curve(say: Say, { recent, player, pool }: ProfileContent, reader: Shape): readonly Block[] {
  const outcomes = recent.map(({ outcome }) => outcome);
  return chartBlocks(ratingCurve(say, outcomes, player.id, pool), reader);
}

function engineLine(say: Say, { engine }: ProfileContent): string | null {
  return engine.games === 0
    ? null
    : say('profile.engine', { count: engine.games, wins: engine.wins, losses: engine.losses });
}

/** Above the latest games. */
function about(say: Say, content: ProfileContent, reader: Shape): readonly Block[] {
  const { player, pool, records, seasons, placings } = content;
  const record = records.get(pool);
  const words = [
    ...(record ? deeds(say, record) : []),
    openingLine(say, content),
    betweenLine(say, content),
    engineLine(say, content),
  ].filter((line) => line !== null);
  return [
    text(
      say('profile.title', { name: shownName(player.name) }),
      ...ratings(say, content),
      ...seasons.slice(0, MOST_SEASONS).map((season) => say('profile.season', { name: plain(season) })),
      ...trophyLines(say, placings),
    ),
    ...curve(say, content, reader),
    ...(words.length > 0 ? [text(...words)] : []),
    ...(placings.length > 0 ? [text(...placingLines(say, placings))] : []),
  ];
}

const isEmpty = ({ recent, placings }: ProfileContent): boolean =>
  recent.length === 0 && placings.length === 0;

const nothing = (say: Say, { player }: ProfileContent): Screen =>
  quiet(text(say('profile.nothing', { name: shownName(player.name) })));

/** For a player of several variants. */
function variantMenu(say: Say, { player, pool, records }: ProfileContent): readonly Block[] {
  const pools = [...records.keys()];
  if (pools.length <= 2) return [];
  const press = PROFILE.to.variant({ user: player.id, pool });
  const choices = pools.map((each) => ({
    label: poolName(say, each),
    value: each,
    isChosen: each === pool,
  }));
  return [menuBlock(press, say('menu.board.variant'), choices)];
}

export function profileScreen(say: Say, content: ProfileContent, reader: Shape = {}): Screen {
  const { player, pool, recent } = content;
  if (isEmpty(content)) return nothing(say, content);
  return quiet(
    ...about(say, content, reader),
    ...latestGames(say, content, recent),
    ...variantMenu(say, content),
    buttonBlock(everyoneButton(say, PROFILE.to.post({ user: player.id, pool }))),
  );
}

export const sharedProfileScreen = (say: Say, content: ProfileContent, reader: Shape): Screen =>
  isEmpty(content)
    ? nothing(say, content)
    : quiet(...about(say, content, reader), ...latestGames(say, content, content.recent));
