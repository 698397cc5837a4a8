/** `/draw` and its buttons: offers a draw, or shows the other side's offer to be answered. */
import { act } from '../src/app/act.ts';
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import { acceptDraw, declineDraw, offerDraw } from '../src/game/draw.ts';
import type { Game, GameId, UserId } from '../src/game/game.ts';
import { colorOf, opponentOf, seatOf } from '../src/game/seat.ts';
import { sayIn } from '../src/i18n/say.ts';
import { drawScreen } from '../src/views/confirm.ts';
import { parseGamePress } from '../src/views/gamePress.ts';

const AGAIN = { command: 'draw', action: 'in', args: [] };

const DECISIONS = { offer: offerDraw, accept: acceptDraw, decline: declineDraw } as const;

const isDecision = (action: string): action is keyof typeof DECISIONS => Object.hasOwn(DECISIONS, action);

/** Whether the other side's draw offer waits for this user's answer. */
const isOffered = (game: Game, user: UserId): boolean => {
  const own = colorOf(game, user);
  return own !== null && game.drawOffer === opponentOf(own);
};

/** What fits: an offer of the other side is put to the asker, for a typed word should not end a game; else they offer. */
async function offerOrAnswer(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id, rather: (game) => isOffered(game, asker.user.id) });
  if (!found.ok) return refusal(app, asker, found.problem, { again: AGAIN });
  const game = found.value;
  const deed = { by: asker.user.id, at: asker.at };
  const seat = seatOf(game, deed);
  if (seat.ok && isOffered(game, asker.user.id)) {
    return { kind: 'private', screen: drawScreen(sayIn(asker.locale), game, seat.value) };
  }
  return act(app, asker, game.id, (now) => offerDraw(now, deed));
}

export const draw = defineCommand({
  name: 'draw',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => offerOrAnswer(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
  async press(asker, pressed, app) {
    const { action, value } = pressed;
    if (action === 'in' && value !== null) return offerOrAnswer(app, asker, value);
    const aim = parseGamePress(pressed);
    if (!aim || !isDecision(action)) return refusal(app, asker, { code: 'malformed-button' });
    const deed = { by: asker.user.id, at: asker.at, ply: aim.ply };
    return act(app, asker, aim.id, (game) => DECISIONS[action](game, deed));
  },
});
