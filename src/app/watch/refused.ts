/** A refusal to a spectator, which always has a next step. */
import { sayIn } from '../../i18n/say.ts';
import { waysOn } from '../../views/game/watch.ts';
import { GUESS, WATCH } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Using } from '../ports/app.ts';
import { isInServer, type Asker, type Reply } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { nextSteps } from '../problem/nextSteps.ts';
import { refusal, type About } from '../reader/refusal.ts';

const isOfSpectators = ({ command }: Press): boolean =>
  command === WATCH.command || command === GUESS.command;

export async function refusedSpectator(
  app: Using<'games' | 'people'>,
  asker: Asker,
  problem: Problem,
  about: About = {},
): Promise<Reply> {
  const reply = await refusal(app, asker, problem, about);
  const say = sayIn(asker.locale);
  const isLed = nextSteps(say, problem).some(({ press }) => isOfSpectators(press));
  if (reply.kind !== 'private' || isLed) return reply;
  const { blocks, ...rest } = reply.screen;
  const ways = waysOn(say, isInServer(asker) ? ['now', 'guess', 'list'] : ['list', 'play']);
  return { ...reply, screen: { ...rest, blocks: [...blocks, ways] } };
}
