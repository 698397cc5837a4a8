/** The parts of `/tournament manage` change one tournament by a decision, with an optional reason. */
import type { App } from '../../../src/app/ports/app.ts';
import type { ServerAsker, Reply } from '../../../src/app/ports/command.ts';
import type { Problem } from '../../../src/app/problem/problem.ts';
import { GOING, suggestTournaments } from '../../../src/app/tournament/find.ts';
import { organize, type Change } from '../../../src/app/tournament/organize.ts';
import { done, refused, type Attempt } from '../../../src/draughts/attempt.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import type { Choice } from '../../../src/views/screen/screen.ts';
import { changedTo, onTournament, refusedTo } from '../answer.ts';

interface Given {
  readonly tournament?: string | undefined;
  readonly reason?: string | undefined;
}

/** The change, once the tournament is known. */
type Plan = (tournament: Tournament) => Promise<Attempt<Change, Problem>>;

export const simply =
  (change: Change): Plan =>
  async () =>
    done(change);

export const manage = (
  app: App,
  asker: ServerAsker,
  { tournament: named, reason }: Given,
  plan: Plan,
): Promise<Reply> =>
  onTournament(app, asker, { named }, async (tournament) => {
    const change = await plan(tournament);
    if (!change.ok) return refusedTo(app, asker, change.problem);
    const attempt = await organize(app, asker, tournament, { reason, change: change.value });
    return changedTo(app, asker, attempt, () => sayIn(asker.locale)('tournament.changed'));
  });

/** Bots do not play. */
export const person = ({ isBot }: { readonly isBot: boolean }): Attempt<null, Problem> =>
  isBot ? refused({ code: 'tournament-bot' }) : done(null);

export const suggestGoing = (
  asker: ServerAsker,
  { text }: { readonly text: string },
  app: App,
): Promise<readonly Choice[]> => suggestTournaments(app, asker, text, GOING);
