/** The presses on a ladder: challenge a player, accept, decline. */
import type { App } from '../../src/app/ports/app.ts';
import type { Reply, ServerAsker } from '../../src/app/ports/command.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import {
  answerTheirs,
  challengeTheirs,
  showDecline,
  showRivals,
} from '../../src/app/tournament/challenging.ts';
import type { Attempt } from '../../src/kit/attempt.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { ANSWER_DAYS } from '../../src/tournament/life/challenging.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { mention } from '../../src/views/screen/blocks.ts';
import { mentionAt } from '../../src/views/tournament/people.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { onTournament, privately, refusedTo, told } from './answer.ts';

interface Pressed {
  readonly id: string;
}
interface OnBoard extends Pressed {
  readonly board: number;
}

const on = (
  app: App,
  asker: ServerAsker,
  { id }: Pressed,
  goOn: (tournament: Tournament) => Promise<Reply>,
): Promise<Reply> => onTournament(app, asker, { named: id }, goOn);

const shown = async (app: App, asker: ServerAsker, screen: Attempt<Screen, Problem>): Promise<Reply> =>
  screen.ok ? privately(screen.value) : refusedTo(app, asker, screen.problem);

const answered =
  (answer: 'accepted' | 'declined') =>
  (asker: ServerAsker, pressed: OnBoard, app: App): Promise<Reply> =>
    on(app, asker, pressed, async (tournament) => {
      const { board } = pressed;
      const meeting = await answerTheirs(app, asker, tournament, { board, answer });
      if (!meeting.ok) return refusedTo(app, asker, meeting.problem);
      const say = sayIn(asker.locale);
      const user = mentionAt(say, tournament, meeting.value.black);
      return told(say(`tournament.ladder.${answer}`, { user }));
    });

export const CHALLENGING = {
  challenge: (asker: ServerAsker, pressed: Pressed, app: App) =>
    on(app, asker, pressed, async (tournament) =>
      shown(app, asker, showRivals(asker, sayIn(asker.locale), tournament)),
    ),
  rival: (asker: ServerAsker, pressed: Pressed & { readonly value: number }, app: App) =>
    on(app, asker, pressed, async (tournament) => {
      const rival = await challengeTheirs(app, asker, tournament, pressed.value);
      if (!rival.ok) return refusedTo(app, asker, rival.problem);
      const say = sayIn(asker.locale);
      return told(say('tournament.ladder.asked', { user: mention(say, rival.value), count: ANSWER_DAYS }));
    }),
  accept: answered('accepted'),
  decline: (asker: ServerAsker, pressed: OnBoard, app: App) =>
    on(app, asker, pressed, async (tournament) =>
      shown(app, asker, showDecline(asker, sayIn(asker.locale), tournament, pressed.board)),
    ),
  forfeit: answered('declined'),
};
