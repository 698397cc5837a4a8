/** An organizer's rulings on a tournament, with an optional reason. */
import { done, refused, type Result } from '../../kit/result.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { PairResult } from '../../tournament/event.ts';
import { remove, type Newcomer } from '../../tournament/life/players/entering.ts';
import { voidGame, cancel, correct, end, move } from '../../tournament/life/organizing.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { removeQuestion, stopQuestion } from '../../views/tournament/manage.ts';
import { changeWords } from '../../views/tournament/rulings.ts';
import type { Person } from '../ports/actor.ts';
import type { App, Using } from '../ports/app.ts';
import { privately, type Reply, type ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { closedChannel } from '../server/closedChannel.ts';
import { changedTo, onTournament } from './answer.ts';
import { actOf, barOnManaging, organize, type Change } from './organize.ts';
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
  plan: (tournament: Tournament) => Promise<Result<Change, Problem>>,
): Promise<Reply> =>
  onTournament(app, asker, { named }, async (tournament) => {
    const change = await plan(tournament);
    if (!change.ok) return change;
    const attempt = await organize(app, asker, tournament, { reason, change: change.value });
    return changedTo(attempt, (changed) => changeWords(sayIn(asker.locale), changed));
  });

export const ruleBy = (app: App, asker: ServerAsker, given: Ruled, change: Change): Promise<Reply> =>
  rule(app, asker, given, async () => done(change));

/** Asks before a change that can't be undone. An impossible change is refused at once. */
const askFirst = (
  app: App,
  asker: ServerAsker,
  { tournament: named, reason }: Ruled,
  change: Change,
  question: (say: Say, tournament: Tournament, reason: string) => Screen,
): Promise<Reply> =>
  onTournament(app, asker, { named }, async (tournament) => {
    const act = actOf(asker, reason);
    const bar = await barOnManaging(app, asker, tournament);
    const tried = bar ? refused(bar) : change(tournament, act);
    return tried.ok ? privately(question(sayIn(asker.locale), tournament, act.reason ?? '')) : tried;
  });

export const askToEnd = (app: App, asker: ServerAsker, ruled: Ruled, isCanceled: boolean): Promise<Reply> =>
  askFirst(app, asker, ruled, isCanceled ? cancel : end, (say, tournament, reason) =>
    stopQuestion(say, tournament, isCanceled || tournament.stage === 'open' ? 'cancel' : 'end', reason),
  );

export const askToRemove = (
  app: App,
  asker: ServerAsker,
  ruled: Ruled,
  player: Pick<Person, 'id'>,
): Promise<Reply> =>
  askFirst(
    app,
    asker,
    ruled,
    (latest, act) => remove(latest, player.id, act),
    (say, tournament, reason) => removeQuestion(say, tournament, player.id, reason),
  );

/** The decision about someone who wants to enter. Bots don't play. */
export async function entering(
  app: Using<'standings'>,
  tournament: Tournament,
  person: Person,
  decide: (newcomer: Newcomer) => Change,
): Promise<Result<Change, Problem>> {
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
} as const satisfies Record<string, PairResult>;

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
  {
    game,
    result,
    ...ruled
  }: Ruled & { readonly game: string; readonly result: (typeof GAME_RULINGS)[number] },
): Promise<Reply> =>
  ruleBy(app, asker, ruled, (latest, act) =>
    result === 'void'
      ? voidGame(latest, game.trim(), act)
      : correct(latest, game.trim(), RESULTS[result], act),
  );
