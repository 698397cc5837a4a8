/** `/replay`: a game again in the channel, step by step or as a film. The step is in each button's id. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { findReplay } from '../src/app/findReplay.ts';
import { readerOf } from '../src/app/reader.ts';
import { refusal } from '../src/app/refusal.ts';
import { sayAt } from '../src/app/sharedLanguage.ts';
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

async function show(app: App, asker: Asker, game: Game, { film, from, to }: Wish): Promise<Reply> {
  const say = await sayAt(app, asker.place);
  const showing = showingGame(say, game, await readerOf(app, asker, false));
  const first = from === undefined ? 0 : pliesTo(from - 1);
  const last = to === undefined ? game.moves.length : pliesTo(to);
  if (film) return { kind: 'public', screen: filmScreen(say, showing, { from: first, to: last }, 'white') };
  const ply = clamped(showing, first);
  return { kind: 'public', screen: replayScreen(say, showing, { ply, bottom: 'white' }) };
}

/** A step changes the viewer for all who see it; a film is for whoever asks for it. */
async function press(
  asker: Asker,
  { action, args: [id = '', plies = '', side], isPrivate }: Pressed,
  app: App,
): Promise<Reply> {
  const bottom = COLORS.find((color) => color === side);
  if (!bottom || !/^\d{1,5}$/u.test(plies)) return refusal(app, asker, { code: 'malformed-button' });
  const found = await findReplay(app, asker, id);
  if (!found.ok) return refusal(app, asker, found.problem);
  const isFilm = action === 'film';
  const isOwn = isFilm || isPrivate;
  const say = isOwn ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const showing = showingGame(say, found.value, await readerOf(app, asker, isOwn));
  const screen = isFilm
    ? filmScreen(say, showing, { from: 0, to: showing.line.moves.length }, bottom)
    : replayScreen(say, showing, { ply: clamped(showing, Number(plies)), bottom });
  return { kind: isOwn ? 'private' : 'public', screen };
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
    return show(app, asker, found.value, { film: values.as === 'film', from: values.from, to: values.to });
  },
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
  press,
});
