/** A refusal to a spectator, which always has a next step. */
import { sayIn } from '../../i18n/say.ts';
import { waysOn } from '../../views/game/watch.ts';
import { GUESS, WATCH } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';
import { isInServer, type Asker, type Refusal } from '../ports/command.ts';
import { nextSteps } from '../problem/nextSteps.ts';

const isOfSpectators = ({ command }: Press): boolean =>
  command === WATCH.command || command === GUESS.command;

export function forSpectator(asker: Asker, refused: Refusal): Refusal {
  const say = sayIn(asker.locale);
  if (nextSteps(say, refused.problem).some(({ press }) => isOfSpectators(press))) return refused;
  const ways = waysOn(say, isInServer(asker) ? ['now', 'guess', 'list'] : ['list', 'play']);
  return { ...refused, below: [ways] };
}
