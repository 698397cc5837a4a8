import type { GameId, MessageAddress, Player } from '../../game/game.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import type { RatedResult } from '../../rating/entry.ts';
import type { Pool, HeadToHead, PlayerRecord } from '../../rating/record.ts';
import {
  linkTo,
  longTime,
  quiet,
  text,
  menuBlock,
  buttonBlock,
  button,
  everyoneButton,
  exportButton,
} from '../screen/blocks.ts';
import type { Block, Button, Choice, Screen } from '../screen/screen.ts';
import { playerName } from '../screen/phrases.ts';
import { dateName, shownName, poolChoices } from './words.ts';
import { HELP, PROFILE, REPLAY, STATS } from '../presses/declarations.ts';
import { chartBlocks, type Shape } from '../board/shape.ts';
import { plain } from '../../i18n/plain.ts';
import type { Placing } from '../../tournament/life/table/placings.ts';
import { deeds, poolFigures, favouriteOpening } from './deeds.ts';
import { placingLines, trophyLines } from './fame.ts';
import { type Figures, figureBlocks } from './ranks.ts';
import { ratingCurve } from './ratingCurve.ts';
import { HOLDS } from '../../i18n/limits.ts';

const LATEST = 5;

export interface EndedGame {
  readonly outcome: RatedResult;
  readonly card: MessageAddress | null;
}

interface ProfileView {
  readonly player: Player;
  readonly pool: Pool;
}

const sideOf = ({ players }: RatedResult, user: Player): Color =>
  players.white.id === user.id ? 'white' : 'black';

function noteOf(say: Say, { verdict, ratings }: RatedResult, side: Color): string {
  if (verdict !== 'counted') return say(`profile.note.${verdict}`);
  if (ratings?.[side].isHeld) return say('profile.note.held');
  const { before, after } = ratings?.[side] ?? { before: '', after: '' };
  return say('profile.note.counted', { before: String(before), after: String(after) });
}

function gameLine(say: Say, { outcome, card }: EndedGame, user: Player): string {
  const side = sideOf(outcome, user);
  const { winner, players, variant, guildId, gameId } = outcome;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  const line = say(`profile.game.${result}`, {
    opponent: shownName(playerName(say, players[side === 'white' ? 'black' : 'white'])),
    variant: say(`variant.${variant}`),
    note: noteOf(say, outcome, side),
  });
  return card ? `${line} ${linkTo(guildId, card, gameId)}` : line;
}

const shown = ({ player, pool }: ProfileView) => ({ user: player.id, pool });

function choiceOf(say: Say, { gameId, players, variant, at }: RatedResult): Choice {
  return {
    label: say.list([players.white.name, players.black.name], 'plain'),
    value: gameId,
    description: say.list([say(`variant.${variant}`), dateName(say, at)], 'plain'),
  };
}

function latestGames(say: Say, view: ProfileView, recent: readonly EndedGame[]): readonly Block[] {
  if (recent.length === 0) return [];
  const choices = recent.slice(0, HOLDS.choices).map(({ outcome }) => choiceOf(say, outcome));
  return [
    text(say('profile.recent'), ...recent.slice(0, LATEST).map((ended) => gameLine(say, ended, view.player))),
    menuBlock(PROFILE.to.game(shown(view)), say('menu.profile'), choices),
  ];
}

const gameButtons = (say: Say, view: ProfileView, id: GameId): Block =>
  buttonBlock(
    button(REPLAY.to.open({ id, ply: 0, bottom: 'white' }), say('button.steps'), {
      style: 'primary',
      emoji: '▶️',
    }),
    button(REPLAY.to.film({ id, ply: 0, bottom: 'white' }), say('button.film'), { emoji: '🎞️' }),
    exportButton(say, id),
    button(PROFILE.to.show(shown(view)), say('button.profile'), { emoji: '◀️' }),
  );

export function profileGameScreen(say: Say, view: ProfileView, ended: EndedGame): Screen {
  const { gameId, variant, at } = ended.outcome;
  return quiet(
    text(
      say('profile.title', { name: shownName(view.player.name) }),
      gameLine(say, ended, view.player),
      say('profile.game.played', { variant: say(`variant.${variant}`), time: longTime(at) }),
    ),
    gameButtons(say, view, gameId),
  );
}

const MOST_SEASONS = 5;

export interface ProfileContent extends ProfileView {
  readonly records: ReadonlyMap<Pool, PlayerRecord>;
  readonly recent: readonly EndedGame[];
  readonly between: HeadToHead | null;
  readonly engine: HeadToHead;
  readonly seasons: readonly string[];
  readonly placings: readonly Placing[];
  readonly now: number;
}

/** The most pools that fit in their alt text. */
const MOST_POOLS = 12;

/** One row per pool. `all` adds nothing for a player of a single variant. */
export const ratingsOf = (say: Say, records: ProfileContent['records'], now: number): readonly Figures[] =>
  [...records]
    .filter(([pool]) => pool !== 'all' || records.size !== 2)
    .slice(0, MOST_POOLS)
    .map(([pool, record]) => poolFigures(say, pool, record, now));

function ratingTable(say: Say, { records, now }: ProfileContent, reader: Shape): readonly Block[] {
  if (records.size === 0) return [text(say('profile.uncounted'))];
  const heads = (['rating', 'won', 'drawn', 'lost'] as const).map((head) => say(`profile.head.${head}`));
  const figures = ratingsOf(say, records, now);
  return [text(say('profile.rated')), ...figureBlocks(heads, figures, reader)];
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

const isSaid = (line: string | null): boolean => line !== null;

function about(say: Say, content: ProfileContent, reader: Shape): readonly Block[] {
  const { player, pool, records, seasons, placings } = content;
  const record = records.get(pool);
  const rated = record ? deeds(say, record) : [];
  const words = [openingLine(say, content), betweenLine(say, content), engineLine(say, content)];
  return [
    text(
      say('profile.title', { name: shownName(player.name) }),
      ...seasons.slice(0, MOST_SEASONS).map((season) => say('profile.season', { name: plain(season) })),
      ...trophyLines(say, placings),
    ),
    ...ratingTable(say, content, reader),
    ...curve(say, content, reader),
    ...(rated.some(isSaid) ? [text(say('profile.deeds'), ...rated)] : []),
    ...(words.some(isSaid) ? [text(...words)] : []),
    ...(placings.length > 0 ? [text(...placingLines(say, placings))] : []),
  ];
}

const isEmpty = ({ recent, placings }: ProfileContent): boolean =>
  recent.length === 0 && placings.length === 0;

const nothing = (say: Say, { player }: ProfileContent): readonly Block[] => [
  text(say('profile.nothing', { name: shownName(player.name) })),
];

const serverButton = (say: Say): Button =>
  button(STATS.to.show(), say('button.profile.server'), { emoji: '📊' });

function variantMenu(say: Say, { player, pool, records }: ProfileContent): readonly Block[] {
  const pools = [...records.keys()];
  if (pools.length <= 2) return [];
  const press = PROFILE.to.variant({ user: player.id, pool });
  return [menuBlock(press, say('menu.board.variant'), poolChoices(say, pools, pool))];
}

export function profileScreen(say: Say, content: ProfileContent, reader: Shape = {}): Screen {
  const { player, pool, recent, between } = content;
  // Nobody has games against themselves.
  const isOwn = between === null;
  if (isEmpty(content)) {
    const play = button(HELP.to.door(), say('button.next.play'), { emoji: '▶️' });
    return quiet(...nothing(say, content), buttonBlock(play, serverButton(say)));
  }
  return quiet(
    ...about(say, content, reader),
    ...latestGames(say, content, recent),
    ...variantMenu(say, content),
    buttonBlock(
      everyoneButton(say, PROFILE.to.post({ user: player.id, pool })),
      isOwn ? button(PROFILE.to.share(), say('button.share'), { emoji: '🔗' }) : null,
      serverButton(say),
    ),
  );
}

export const sharedProfileScreen = (say: Say, content: ProfileContent, reader: Shape): Screen =>
  isEmpty(content)
    ? quiet(...nothing(say, content))
    : quiet(...about(say, content, reader), ...latestGames(say, content, content.recent));
