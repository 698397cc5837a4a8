/** The request for each screen that a page opens: the same as a command or a button in Discord. */
import type { Request } from '../../app/answer/perform.ts';
import type { Game } from '../../game/game.ts';
import { ANALYZE, EXPLORE, VOTE } from '../../views/presses/declarations.ts';
import { at, type Press, readPress } from '../../views/presses/presses.ts';
import { rootOf } from '../../features/explore/view.ts';
import type { MessageOf } from '../messages.ts';
import { lastOffered, pressedWith, type Screens } from './screens.ts';

export const pressing = (press: Press, values: readonly string[] = []): Request => ({
  kind: 'pressed',
  pressed: pressedWith(press, values),
});

/** The explorer keeps its filters from one position to the next. */
function exploring(screens: Screens, root: string): Press {
  const { turn } = EXPLORE.controls;
  const shown = lastOffered(screens, 'explorer').find(({ press }) => press.command === EXPLORE.command);
  const before = shown && readPress(turn, shown.press.args, [], new Map());
  return EXPLORE.to.open({
    band: 'all',
    since: 'ever',
    user: '',
    bottom: 'white',
    ...before,
    root,
    path: '',
  });
}

export function requestFor(
  { screen, ply, chosen }: MessageOf<'open'>,
  beside: Pick<Game, 'id' | 'moves'> | null,
  screens: Screens,
): Request {
  const game = beside?.id ?? '';
  switch (screen) {
    case 'game':
      return { kind: 'typed', command: 'games', values: { game, do: 'board' } };
    case 'vote':
      return beside ? pressing(VOTE.to.mine(at(beside))) : { kind: 'pressed', pressed: null };
    case 'guess':
      return { kind: 'typed', command: 'watch', values: { game, guess: true } };
    case 'analysis': {
      const place = { kind: 'game', id: game, ply: ply ?? 0, bottom: 'white' } as const;
      return pressing(ply === undefined ? ANALYZE.to.begin(place) : ANALYZE.to.forward(place));
    }
    case 'explorer':
      return pressing(exploring(screens, rootOf(game, ply ?? 0)));
    case 'puzzle':
      return { kind: 'typed', command: 'puzzle', values: { variant: chosen } };
    case 'learn':
      return { kind: 'typed', command: 'learn', values: { lesson: chosen } };
    case 'play':
    case 'games':
    case 'watch':
    case 'profile':
    case 'preferences':
    case 'card':
    case 'played':
    case 'table':
    case 'round':
    case 'files':
      return { kind: 'typed', command: screen, values: {} };
  }
}
