/** A profile's latest games with links, and a menu to replay or export one. */
import type { GameId, MessageAddress, Player } from '../../game/game.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Pool } from '../../rating/record.ts';
import { linkTo, longTime, quiet, text, menuBlock, buttonBlock, button } from '../screen/blocks.ts';
import type { Block, Choice, Screen } from '../screen/screen.ts';
import { playerName } from '../screen/phrases.ts';
import { dateName, shownName } from './words.ts';
import { EXPORT, PROFILE, REPLAY } from '../presses/declarations.ts';

const LATEST = 5;
/** Discord's limit for a menu. */
const MOST_CHOICES = 25;

/** A finished game, and the message that shows it. */
export interface EndedGame {
  readonly outcome: Outcome;
  readonly card: MessageAddress | null;
}

/** The state of its buttons and menus. */
export interface ProfileView {
  readonly player: Player;
  readonly pool: Pool;
}

const sideOf = ({ players }: Outcome, user: Player): Color =>
  players.white.id === user.id ? 'white' : 'black';

function noteOf(say: Say, { verdict, ratings }: Outcome, side: Color): string {
  if (verdict !== 'counted') return say(`profile.note.${verdict}`);
  if (ratings?.[side].isHeld) return say('profile.note.held');
  const { before, after } = ratings?.[side] ?? { before: '', after: '' };
  return say('profile.note.counted', { before: String(before), after: String(after) });
}

function gameLine(say: Say, { outcome, card }: EndedGame, user: Player): string {
  const side = sideOf(outcome, user);
  const { winner, players, variant, guildId } = outcome;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  const line = say(`profile.game.${result}`, {
    opponent: shownName(playerName(say, players[side === 'white' ? 'black' : 'white'])),
    variant: say(`variant.${variant}`),
    note: noteOf(say, outcome, side),
  });
  return card ? `${line} ${linkTo(guildId, card)}` : line;
}

const shown = ({ player, pool }: ProfileView) => ({ user: player.id, pool });

function choiceOf(say: Say, { gameId, players, variant, at }: Outcome): Choice {
  return {
    label: say.list([players.white.name, players.black.name], 'plain'),
    value: gameId,
    description: say.list([say(`variant.${variant}`), dateName(say, at)], 'plain'),
  };
}

/** The latest games, newest first. */
export function latestGames(say: Say, view: ProfileView, recent: readonly EndedGame[]): readonly Block[] {
  if (recent.length === 0) return [];
  const choices = recent.slice(0, MOST_CHOICES).map(({ outcome }) => choiceOf(say, outcome));
  return [
    text(say('profile.recent'), ...recent.slice(0, LATEST).map((ended) => gameLine(say, ended, view.player))),
    menuBlock(PROFILE.to.game(shown(view)), say('menu.profile'), choices),
  ];
}

const gameButtons = (say: Say, view: ProfileView, id: GameId): Block =>
  buttonBlock(
    button(REPLAY.to.first({ id, ply: 0, bottom: 'white' }), say('button.steps'), {
      style: 'primary',
      emoji: '▶️',
    }),
    button(REPLAY.to.film({ id, ply: 0, bottom: 'white' }), say('button.film'), { emoji: '🎞️' }),
    button(EXPORT.to.game({ id }), say('button.pdn'), { emoji: '📋' }),
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
