/** An organizer's rulings on a tournament, with an optional reason. */
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import { own } from '../../kit/own.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Result } from '../../tournament/event.ts';
import type { Newcomer } from '../../tournament/life/entering.ts';
import { annul, correct, move } from '../../tournament/life/organizing.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { changeWords } from '../../views/tournament/rulings.ts';
import type { Person } from '../ports/actor.ts';
import type { App, Using } from '../ports/app.ts';
import type { Reply, ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { closedChannel } from '../server/closedChannel.ts';
import { changedTo, onTournament } from './answer.ts';
import { organize, type Change } from './organize.ts';
import { withRating } from './takePart.ts';

export interface Ruled {
  readonly tournament?: string | undefined;
  readonly reason?: string | undefined;
}

/** `plan`: the decision, or why there is none. */
export const rule = (
  app: App,
  asker: ServerAsker,
  { tournament: named, reason }: Ruled,
  plan: (tournament: Tournament) => Promise<Attempt<Change, Problem>>,
): Promise<Reply> =>
  onTournament(app, asker, { named }, async (tournament) => {
    const change = await plan(tournament);
    if (!change.ok) return change;
    const attempt = await organize(app, asker, tournament, { reason, change: change.value });
    return changedTo(attempt, (changed) => changeWords(sayIn(asker.locale), changed));
  });

export const ruleBy = (app: App, asker: ServerAsker, given: Ruled, change: Change): Promise<Reply> =>
  rule(app, asker, given, async () => done(change));

/** The decision about someone who enters. Bots don't play. */
export async function entering(
  app: Using<'standings'>,
  tournament: Tournament,
  person: Person,
  decide: (newcomer: Newcomer) => Change,
): Promise<Attempt<Change, Problem>> {
  if (person.isBot) return refused({ code: 'tournament-bot' });
  return done(decide(await withRating(app, tournament, person)));
}

export async function moveTo(
  app: App,
  asker: ServerAsker,
  ruled: Ruled,
  channel: string | undefined,
): Promise<Reply> {
  const { channelId, locale } = asker.place;
  const venue = { channelId: channel ?? asker.threadOf ?? channelId, threadId: null, locale };
  const problem = await closedChannel(app, asker, [venue.channelId]);
  if (problem) return refused(problem);
  return ruleBy(app, asker, ruled, (latest, act) => move(latest, venue, act));
}

const RESULTS = {
  white: '1-0',
  draw: '=',
  black: '0-1',
  'white-forfeit': '+-',
  'black-forfeit': '-+',
  none: '--',
} as const satisfies Record<string, Result>;

/** A voided game is played again. */
export const GAME_RULINGS = [
  'white',
  'draw',
  'black',
  'white-forfeit',
  'black-forfeit',
  'none',
  'void',
] as const satisfies readonly (keyof typeof RESULTS | 'void')[];

export const ruleOnGame = (
  app: App,
  asker: ServerAsker,
  { game, result, ...ruled }: Ruled & { readonly game: string; readonly result: string },
): Promise<Reply> =>
  ruleBy(app, asker, ruled, (latest, act) =>
    result === 'void'
      ? annul(latest, game.trim(), act)
      : correct(latest, game.trim(), own(RESULTS, result) ?? '=', act),
  );
