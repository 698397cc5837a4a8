/** Everything that a player can do in a game, typed by name. */
import type { GameId } from '../../game/game.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { showBoard } from './board.ts';
import { typed } from './find.ts';
import { askForHint } from './hint.ts';
import { offerOrAnswer } from './offers.ts';
import { openPlan } from './plan.ts';
import { askForRematch } from './rematch.ts';
import { askToResign } from './resign.ts';
import { resumeGame } from './resume.ts';
import { suggestAllGames, suggestFinished, suggestGames } from './suggest.ts';

export const DEEDS = [
  'board',
  'moves',
  'draw',
  'takeback',
  'hint',
  'plan',
  'pause',
  'resume',
  'rematch',
  'resign',
] as const;
type Deed = (typeof DEEDS)[number];

/** Whether the action is answered in the channel. */
export const isPosted = (deed: Deed | undefined): boolean =>
  deed !== undefined && !['board', 'moves', 'hint', 'plan'].includes(deed);

/** Acts in the named game, otherwise in the game that fits. */
export function doInGame(
  app: App,
  asker: Asker,
  deed: Deed,
  { game, lines }: { readonly game: GameId | undefined; readonly lines: string | undefined },
): Promise<Reply> {
  switch (deed) {
    case 'board':
      return showBoard(app, asker, typed(game));
    case 'moves':
      return showBoard(app, asker, typed(game), { withMoves: true });
    case 'hint':
      return askForHint(app, asker, game);
    case 'plan':
      return openPlan(app, asker, game, lines);
    case 'resume':
      return resumeGame(app, asker, game);
    case 'rematch':
      return askForRematch(app, asker, game);
    case 'resign':
      return askToResign(app, asker, game);
    case 'draw':
    case 'takeback':
    case 'pause':
      return offerOrAnswer(app, asker, deed, game);
  }
}

/** Suggests the games where the asker can do it. */
export function suggestFor(app: App, asker: Asker, deed: Deed, text: string): Promise<readonly Choice[]> {
  if (deed === 'rematch') return suggestFinished(app, asker, text);
  return deed === 'moves' ? suggestAllGames(app, asker, text) : suggestGames(app, asker, text);
}
