/** `/replay`: a game again in the channel, step by step or as a film. The step is in each button's id. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { findReplay } from '../src/app/findReplay.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/suggestGames.ts';
import { COLORS } from '../src/draughts/types.ts';
import type { Game } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { clamped, filmScreen, replayScreen } from '../src/views/replay.ts';
import { showingGame } from '../src/views/showing.ts';

const KINDS = ['steps', 'film'] as const;

/** A number of a move, as players count, as plies: White's first move is made when one ply is. */
const pliesTo = (move: number): number => 2 * move;

interface Wish {
  readonly film: boolean;
  /** The first and the last move to be shown. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

function show(asker: Asker, game: Game, { film, from, to }: Wish): Reply {
  const say = sayIn(asker.place.locale);
  const showing = showingGame(say, game, null);
  const first = from === undefined ? 0 : pliesTo(from - 1);
  const last = to === undefined ? game.moves.length : pliesTo(to);
  if (film) return { kind: 'public', screen: filmScreen(say, showing, { from: first, to: last }, 'white') };
  const ply = clamped(showing, first);
  return { kind: 'public', screen: replayScreen(say, showing, { ply, bottom: 'white' }) };
}

async function press(
  asker: Asker,
  { action, args: [id = '', plies = '', side] }: Pressed,
  app: App,
): Promise<Reply> {
  const bottom = COLORS.find((color) => color === side);
  if (!bottom || !/^\d{1,5}$/u.test(plies)) return refusal(app, asker, { code: 'malformed-button' });
  const found = await findReplay(app, asker, id);
  if (!found.ok) return refusal(app, asker, found.problem);
  const say = sayIn(action === 'film' ? asker.locale : asker.place.locale);
  const showing = showingGame(say, found.value, null);
  if (action === 'film') {
    const whole = { from: 0, to: showing.line.moves.length };
    return { kind: 'private', screen: filmScreen(say, showing, whole, bottom) };
  }
  const ply = clamped(showing, Number(plies));
  return { kind: 'public', screen: replayScreen(say, showing, { ply, bottom }) };
}

export const replay = defineCommand({
  name: 'replay',
  posts: true,
  options: [
    GAME_OPTION,
    { name: 'as', kind: 'text', choices: KINDS },
    { name: 'from', kind: 'number' },
    { name: 'to', kind: 'number' },
  ],
  async run(asker, values, app) {
    const found = await findReplay(app, asker, values.game);
    if (!found.ok) return refusal(app, asker, found.problem);
    return show(asker, found.value, { film: values.as === 'film', from: values.from, to: values.to });
  },
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
  press,
});
