/** All games that someone plays, with a jump to each. */
import type { Screen } from '../app/screen.ts';
import type { Game, UserId } from '../game/game.ts';
import type { Say } from '../i18n/say.ts';
import { linkTo, mention, quiet, text } from './blocks.ts';
import type { MessageAddress } from './blocks.ts';
import { gameMenu, isTurnOf, opponentIn } from './gameMenu.ts';
import { moveNumberOf } from './look.ts';

/** A game and the message that shows it. */
export interface Listed {
  readonly game: Game;
  readonly shown: { readonly card: MessageAddress | null };
}

/** So many lines with their links stay well below the 4,000 characters of a message. */
const MOST_LINES = 15;

function gameLine(say: Say, { game, shown: { card } }: Listed, user: UserId): string {
  return say(isTurnOf(game, user) ? 'games.your-turn' : 'games.their-turn', {
    opponent: mention(opponentIn(game, user)),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: card ? linkTo(game.place.guildId, card) : `<#${game.place.channelId}>`,
  });
}

/** The answer to `/games`: the games in their order, but those where it is the reader's turn first. */
export function gamesScreen(say: Say, listed: readonly Listed[], user: UserId): Screen {
  if (listed.length === 0) return quiet(text(say('games.none')));
  const waiting = new Set(listed.filter(({ game }) => isTurnOf(game, user)));
  const sorted = [...waiting, ...listed.filter((entry) => !waiting.has(entry))];
  const lines = sorted.slice(0, MOST_LINES).map((entry) => gameLine(say, entry, user));
  const rest = sorted.length - lines.length;
  const games = sorted.map(({ game }) => game);
  return quiet(
    text(
      say('games.title', { count: sorted.length }),
      ...lines,
      rest > 0 ? say('games.more', { count: rest }) : null,
    ),
    gameMenu(say, games, user, { command: 'board', action: 'open', args: [] }),
  );
}
