/** All games that a user plays, with links, a page at a time. */
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import { deadlineOf } from '../../game/clock.ts';
import { pauseOf } from '../../game/pause.ts';
import { isTurnOf } from '../../game/urgency.ts';
import type { Say } from '../../i18n/say.ts';
import { buttonBlock, linkTo, mention, quiet, relativeTime, text, button } from '../screen/blocks.ts';
import { gameMenu, opponentIn } from './gameMenu.ts';
import { moveNumberOf } from '../board/look.ts';
import { GAME, GAMES, type SCOPES } from '../presses/declarations.ts';

export interface Listed {
  readonly game: Game;
  readonly shown: { readonly card: MessageAddress | null };
}

/** All games, or those of the server where the list is read. */
export type Scope = (typeof SCOPES)[number];

export interface Window {
  readonly scope: Scope;
  /** From 0; with `size` games per page, of `total` games. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** False outside servers. */
  readonly inServer: boolean;
  /** In direct messages with the bot, where nobody can be challenged. */
  readonly isAlone: boolean;
  readonly at: number;
}

function gameLine(say: Say, { game, shown: { card } }: Listed, user: UserId): string {
  const turn = isTurnOf(game, user) ? 'games.your-turn' : 'games.their-turn';
  const about = {
    opponent: mention(say, opponentIn(game, user)),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: card ? linkTo(game.place.guildId, card) : `<#${game.place.channelId}>`,
  };
  if (pauseOf(game)) return say('games.paused', about);
  const deadline = deadlineOf(game);
  return deadline === null
    ? say(turn, about)
    : say(`${turn}-timed`, { ...about, time: relativeTime(deadline) });
}

const turnTo = (
  say: Say,
  label: 'previous' | 'next' | Scope,
  { scope, page }: Pick<Window, 'scope' | 'page'>,
): Button => button(GAMES.to.page({ scope, page, label }), say(`button.games.${label}`));

function turning(say: Say, { scope, page, inServer }: Window, pages: number): Block {
  const other: Scope = scope === 'here' ? 'everywhere' : 'here';
  return buttonBlock(
    page > 0 ? turnTo(say, 'previous', { scope, page: page - 1 }) : null,
    page + 1 < pages ? turnTo(say, 'next', { scope, page: page + 1 }) : null,
    inServer ? turnTo(say, other, { scope: other, page: 0 }) : null,
  );
}

const title = (say: Say, { scope }: Window, count: number): string =>
  say(scope === 'here' ? 'games.title-here' : 'games.title', { count });

/** The answer to `/games`: one page, in the given order. */
export function gamesScreen(say: Say, listed: readonly Listed[], user: UserId, window: Window): Screen {
  const { page, size, total } = window;
  const pages = Math.max(1, Math.ceil(total / size));
  const turns = turning(say, window, pages);
  const none = window.isAlone ? 'alone' : window.scope;
  if (listed.length === 0) return quiet(text(say(`games.none-${none}`)), turns);
  return quiet(
    text(
      title(say, window, total),
      ...listed.map((entry) => gameLine(say, entry, user)),
      pages > 1 ? say('games.page', { page: page + 1, pages }) : null,
    ),
    gameMenu(
      say,
      listed.map(({ game }) => game),
      { user, at: window.at },
      GAME.to.open(),
    ),
    turns,
  );
}
