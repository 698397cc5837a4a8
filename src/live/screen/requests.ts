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

type Values = Extract<Request, { kind: 'typed' }>['values'];

const typed = (command: string, values: Values = {}): Request => ({ kind: 'typed', command, values });

export function requestFor(
  { screen, ply, chosen }: MessageOf<'open'>,
  beside: Pick<Game, 'id' | 'moves'> | null,
  screens: Screens,
): Request {
  const game = beside?.id ?? '';
  if (screen === 'game') return typed('games', { game, do: 'board' });
  if (screen === 'vote')
    return beside ? pressing(VOTE.to.mine(at(beside))) : { kind: 'pressed', pressed: null };
  if (screen === 'guess') return typed('watch', { game, guess: true });
  if (screen === 'analysis') {
    const place = { kind: 'game', id: game, ply: ply ?? 0, bottom: 'white' } as const;
    return pressing(ply === undefined ? ANALYZE.to.begin(place) : ANALYZE.to.forward(place));
  }
  if (screen === 'explorer') return pressing(exploring(screens, rootOf(game, ply ?? 0)));
  if (screen === 'puzzle') return typed('puzzle', { variant: chosen });
  if (screen === 'learn') return typed('learn', { lesson: chosen });
  // The others are commands with the same name.
  return typed(screen);
}
