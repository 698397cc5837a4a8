import { isolated, versus } from '../../i18n/sentence.ts';
import type { Button, Choice, Screen } from '../screen/screen.ts';
import { COLORS } from '../../draughts/types.ts';
import type { Game, GameId, TournamentPlace } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import type { RatedResult, Ruling } from '../../rating/entry.ts';
import { mention, menuIfAny, quiet, relativeTime, text, button, buttonBlock } from '../screen/blocks.ts';
import { playerName, tournamentName } from '../screen/phrases.ts';
import { dayName, shownName } from './words.ts';
import { VOID } from '../presses/declarations.ts';

export type Verb = Ruling['verb'];

export interface Ruled {
  readonly ruling: Ruling;
  readonly outcome: RatedResult;
}

/** The games' tournaments, if they were played in one. */
export type Places = ReadonlyMap<GameId, TournamentPlace>;

const RESULTS = { white: '2–0', black: '0–2', none: '1–1' } as const;

/** The players, the result, the day and the tournament, because an id means nothing to readers. */
function gameOf(say: Say, outcome: RatedResult, places: Places): string {
  const { gameId, players, winner, variant, at } = outcome;
  const game = say('void.game', {
    white: shownName(playerName(say, players.white)),
    black: shownName(playerName(say, players.black)),
    result: RESULTS[winner ?? 'none'],
    variant: say(`variant.${variant}`),
    day: dayName(say, at),
  });
  const place = places.get(gameId);
  const tournament = place && tournamentName(say, place);
  return tournament ? say('void.game.of', { game, tournament }) : game;
}

function lineOf(say: Say, outcome: RatedResult, places: Places): string {
  const { voiding, verdict } = outcome;
  const game = gameOf(say, outcome, places);
  if (!voiding) return say(verdict === 'series' ? 'void.line.series' : 'void.line.quick', { game });
  const audit = { game, time: relativeTime(voiding.at), admin: mention(say, { id: voiding.by }) };
  return voiding.reason === null
    ? say('void.line.void', audit)
    : say('void.line.void-because', { ...audit, reason: plain(voiding.reason) });
}

function auditLine(say: Say, { ruling: { by, at, verb, reason }, outcome }: Ruled, places: Places): string {
  const audit = {
    game: gameOf(say, outcome, places),
    time: relativeTime(at),
    admin: mention(say, { id: by }),
  };
  return reason === null
    ? say(`void.audit.${verb}`, audit)
    : say(`void.audit.${verb}-because`, { ...audit, reason: plain(reason) });
}

interface VoidedView {
  readonly outcomes: readonly RatedResult[];
  readonly rulings: readonly Ruled[];
  readonly places: Places;
  /** The finished games that can be voided, and those that can be restored, newest first. */
  readonly counting: readonly Choice[];
  readonly voided: readonly Choice[];
}

/** Games that are on hold or voided, the latest decisions first, and menus to change more. */
export function voidedScreen(say: Say, { outcomes, rulings, places, counting, voided }: VoidedView): Screen {
  const games = outcomes.map((outcome) => lineOf(say, outcome, places));
  const audit = rulings.map((ruled) => auditLine(say, ruled, places));
  return quiet(
    games.length === 0 ? text(say('void.nothing'), say('void.how')) : text(say('void.title'), ...games),
    ...(audit.length === 0 ? [] : [text(say('void.audit'), ...audit)]),
    ...menuIfAny(VOID.to.pick(), say('menu.void.void'), counting),
    ...menuIfAny(VOID.to.again(), say('menu.void.restore'), voided),
  );
}

const SEPARATOR = '|';

const confirmButton = (say: Say, verb: Verb, id: string, reason: string | null): Button =>
  button(
    VOID.to[verb]({ id, reason: reason?.replaceAll(SEPARATOR, '¦') ?? '' }),
    say(`button.void.${verb}`),
    { style: verb === 'void' ? 'danger' : 'success' },
  );

export const voidQuestion = (
  say: Say,
  verb: Verb,
  { outcome, places }: { readonly outcome: RatedResult; readonly places: Places },
  reason: string | null,
): Screen =>
  quiet(
    text(
      say(`void.ask.${verb}`, { game: gameOf(say, outcome, places) }),
      reason === null ? null : say('void.reason', { reason: plain(reason) }),
    ),
    buttonBlock(
      confirmButton(say, verb, outcome.gameId, reason),
      button(VOID.to.keep(), say('button.void.keep')),
    ),
  );

export const voidDoneScreen = (say: Say, verb: Verb, outcome: RatedResult, places: Places): Screen =>
  quiet(
    text(
      say(`void.done.${verb}`, { game: gameOf(say, outcome, places) }),
      verb === 'void' ? say('void.undo') : null,
    ),
  );

/** Leaves room for the rest of a choice. */
const LONGEST_NAME = 24;

export const finishedChoice = (say: Say, game: Game): Choice => {
  const { id, variant, seats, result, changedAt, tournament } = game;
  const [white, black] = COLORS.map((color) => cut(playerName(say, seats[color]), LONGEST_NAME));
  const label = [
    `${versus(white ?? '', black ?? '')}, ${RESULTS[result?.winner ?? 'none']}`,
    dayName(say, changedAt),
    isolated(tournament?.name ?? '') || say(`variant.${variant}`),
  ].join(' · ');
  return { label, value: id };
};
