/** All games that someone plays, with a jump to each, a page at a time. */
import type { Block, Button, Screen } from './screen.ts';
import type { Game, UserId } from '../game/game.ts';
import { isTurnOf } from '../game/urgency.ts';
import type { Say } from '../i18n/say.ts';
import { linkTo, mention, quiet, text } from './blocks.ts';
import type { MessageAddress } from './blocks.ts';
import { gameMenu, opponentIn } from './gameMenu.ts';
import { moveNumberOf } from './look.ts';

/** A game and the message that shows it. */
export interface Listed {
  readonly game: Game;
  readonly shown: { readonly card: MessageAddress | null };
}

export const SCOPES = ['everywhere', 'here'] as const;
/** Which games are listed: all, or those in the server where the list is read. */
export type Scope = (typeof SCOPES)[number];

/** What of the list is looked at. */
export interface Window {
  readonly scope: Scope;
  /** From 0; a number beyond the last page shows the last. */
  readonly page: number;
  /** Whether there is a server to look at alone. */
  readonly inServer: boolean;
}

/** So many lines with their links stay well below the 4,000 characters of a message. */
const PAGE = 10;

function gameLine(say: Say, { game, shown: { card } }: Listed, user: UserId): string {
  return say(isTurnOf(game, user) ? 'games.your-turn' : 'games.their-turn', {
    opponent: mention(opponentIn(game, user)),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: card ? linkTo(game.place.guildId, card) : `<#${game.place.channelId}>`,
  });
}

const turnTo = (
  say: Say,
  label: 'previous' | 'next' | Scope,
  { scope, page }: Pick<Window, 'scope' | 'page'>,
): Button => ({
  press: { command: 'games', action: 'page', args: [scope, String(page), label] },
  label: say(`button.games.${label}`),
  style: 'secondary',
});

function turning(say: Say, { scope, page, inServer }: Window, pages: number): readonly Block[] {
  const other: Scope = scope === 'here' ? 'everywhere' : 'here';
  const buttons = [
    ...(page > 0 ? [turnTo(say, 'previous', { scope, page: page - 1 })] : []),
    ...(page + 1 < pages ? [turnTo(say, 'next', { scope, page: page + 1 })] : []),
    ...(inServer ? [turnTo(say, other, { scope: other, page: 0 })] : []),
  ];
  return buttons.length > 0 ? [{ kind: 'buttons', buttons }] : [];
}

const title = (say: Say, { scope }: Window, count: number): string =>
  say(scope === 'here' ? 'games.title-here' : 'games.title', { count });

/** The answer to `/games`: a page of the games in the order in which they are given. */
export function gamesScreen(say: Say, listed: readonly Listed[], user: UserId, window: Window): Screen {
  const pages = Math.max(1, Math.ceil(listed.length / PAGE));
  const page = Math.min(window.page, pages - 1);
  const turns = turning(say, { ...window, page }, pages);
  if (listed.length === 0) return quiet(text(say(`games.none-${window.scope}`)), ...turns);
  const onPage = listed.slice(page * PAGE, (page + 1) * PAGE);
  return quiet(
    text(
      title(say, window, listed.length),
      ...onPage.map((entry) => gameLine(say, entry, user)),
      pages > 1 ? say('games.page', { page: page + 1, pages }) : null,
    ),
    gameMenu(
      say,
      onPage.map(({ game }) => game),
      user,
      { command: 'game', action: 'open', args: [] },
    ),
    ...turns,
  );
}
