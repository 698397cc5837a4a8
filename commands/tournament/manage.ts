/** The parts of `/tournament manage`: each changes one tournament by a decision, with an optional reason. */
import type { App } from '../../src/app/ports/app.ts';
import { type ServerAsker, type Reply, defineServerCommand } from '../../src/app/ports/command.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { GOING, suggestTournaments, TOURNAMENT_OPTION, suggestGames } from '../../src/app/tournament/find.ts';
import { organize, type Change } from '../../src/app/tournament/organize.ts';
import { closedChannel } from '../../src/app/server/closedChannel.ts';
import { done, refused, type Attempt } from '../../src/kit/attempt.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { changeWords } from '../../src/views/tournament/rulings.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import type { Choice } from '../../src/views/screen/screen.ts';
import { changedTo, onTournament, refusedTo } from './answer.ts';
import * as organizing from '../../src/tournament/life/organizing.ts';
import { own } from '../../src/kit/own.ts';
import type { Result } from '../../src/tournament/event.ts';
import { annul, correct, keepApart, letMeet, replace } from '../../src/tournament/life/organizing.ts';
import { withRating } from '../../src/app/tournament/takePart.ts';
import { add, remove } from '../../src/tournament/life/entering.ts';

interface Given {
  readonly tournament?: string | undefined;
  readonly reason?: string | undefined;
}

type Plan = (tournament: Tournament) => Promise<Attempt<Change, Problem>>;

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
    return changedTo(app, asker, attempt, (changed) => changeWords(sayIn(asker.locale), changed));
  });

export const change = (app: App, asker: ServerAsker, given: Given, decision: Change): Promise<Reply> =>
  manage(app, asker, given, async () => done(decision));

/** Bots do not play. */
const person = ({ isBot }: { readonly isBot: boolean }): Attempt<null, Problem> =>
  isBot ? refused({ code: 'tournament-bot' }) : done(null);

export const suggestGoing = (
  asker: ServerAsker,
  { text }: { readonly text: string },
  app: App,
): Promise<readonly Choice[]> => suggestTournaments(app, asker, text, GOING);

const REASON = { name: 'reason', kind: 'text' } as const;

export const move = defineServerCommand({
  name: 'tournament manage move',
  posts: true,
  options: [{ name: 'channel', kind: 'channel' }, TOURNAMENT_OPTION],
  run: async (asker, given, app) => {
    const { channelId, locale } = asker.place;
    const venue = { channelId: given.channel ?? asker.threadOf ?? channelId, threadId: null, locale };
    const problem = await closedChannel(app, asker, [venue.channelId]);
    if (problem) return refusedTo(app, asker, problem);
    return change(app, asker, given, (latest, act) => organizing.move(latest, venue, act));
  },
  suggest: suggestGoing,
});

export const end = defineServerCommand({
  name: 'tournament manage end',
  posts: false,
  options: [REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) => change(app, asker, given, organizing.endNow),
  suggest: suggestGoing,
});

export const cancel = defineServerCommand({
  name: 'tournament manage cancel',
  posts: false,
  options: [REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) => change(app, asker, given, organizing.cancel),
  suggest: suggestGoing,
});

const RESULTS = {
  white: '1-0',
  draw: '=',
  black: '0-1',
  'white-forfeit': '+-',
  'black-forfeit': '-+',
  none: '--',
} as const satisfies Record<string, Result>;
const isResult = (name: string): name is keyof typeof RESULTS => Object.hasOwn(RESULTS, name);

const GAME = { name: 'game', kind: 'text', required: true, suggests: true } as const;
const NEEDED_REASON = { name: 'reason', kind: 'text', required: true } as const;

const suggest = (
  asker: ServerAsker,
  typed: {
    readonly option: string;
    readonly text: string;
    readonly values: { readonly tournament?: string | undefined };
  },
  app: App,
): Promise<readonly Choice[]> =>
  typed.option === 'game'
    ? suggestGames(app, asker, typed.text, typed.values.tournament)
    : suggestGoing(asker, typed, app);

export const result = defineServerCommand({
  name: 'tournament manage result',
  posts: false,
  options: [
    GAME,
    { name: 'result', kind: 'text', required: true, choices: Object.keys(RESULTS).filter(isResult) },
    NEEDED_REASON,
    TOURNAMENT_OPTION,
  ],
  run: (asker, given, app) =>
    change(app, asker, given, (latest, act) =>
      correct(latest, given.game.trim(), own(RESULTS, given.result) ?? '=', act),
    ),
  suggest,
});

export const annulGame = defineServerCommand({
  name: 'tournament manage annul',
  posts: false,
  options: [GAME, NEEDED_REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    change(app, asker, given, (latest, act) => annul(latest, given.game.trim(), act)),
  suggest,
});

const PLAYER = { name: 'player', kind: 'user', required: true } as const;

export const addPlayer = defineServerCommand({
  name: 'tournament manage add',
  posts: false,
  options: [PLAYER, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(app, asker, given, async (tournament) => {
      const isPerson = person(given.player);
      if (!isPerson.ok) return isPerson;
      const newcomer = await withRating(app, tournament, given.player);
      return done((latest, act) => add(latest, newcomer, act));
    }),
  suggest: suggestGoing,
});

export const removePlayer = defineServerCommand({
  name: 'tournament manage remove',
  posts: false,
  options: [PLAYER, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    change(app, asker, given, (latest, act) => remove(latest, given.player.id, act)),
  suggest: suggestGoing,
});

export const replacePlayer = defineServerCommand({
  name: 'tournament manage replace',
  posts: false,
  options: [PLAYER, { name: 'by', kind: 'user', required: true }, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(app, asker, given, async (tournament) => {
      const isPerson = person(given.by);
      if (!isPerson.ok) return isPerson;
      const newcomer = await withRating(app, tournament, given.by);
      return done((latest, act) => replace(latest, given.player.id, newcomer, act));
    }),
  suggest: suggestGoing,
});

export const apart = defineServerCommand({
  name: 'tournament manage apart',
  posts: false,
  options: [
    PLAYER,
    { name: 'other', kind: 'user', required: true },
    { name: 'undo', kind: 'flag' },
    TOURNAMENT_OPTION,
  ],
  run: (asker, given, app) =>
    change(app, asker, given, (latest, act) =>
      (given.undo ? letMeet : keepApart)(latest, [given.player.id, given.other.id], act),
    ),
  suggest: suggestGoing,
});
