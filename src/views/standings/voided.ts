import type { Button, Choice, Screen } from '../screen/screen.ts';
import type { Game } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import type { Outcome, Ruling } from '../../rating/entry.ts';
import { mention, quiet, relativeTime, text, button, buttonBlock } from '../screen/blocks.ts';
import { playerName } from '../screen/phrases.ts';
import { shownName } from './words.ts';
import { VOID } from '../presses/declarations.ts';

export type Verb = Ruling['verb'];

export interface Ruled {
  readonly ruling: Ruling;
  readonly outcome: Outcome;
}

const namesOf = (say: Say, { gameId: id, players: { white, black }, variant }: Outcome) => ({
  id,
  white: shownName(playerName(say, white)),
  black: shownName(playerName(say, black)),
  variant: say(`variant.${variant}`),
});

function lineOf(say: Say, outcome: Outcome): string {
  const { at, voiding, verdict } = outcome;
  const common = namesOf(say, outcome);
  if (!voiding)
    return say(verdict === 'series' ? 'void.line.series' : 'void.line.quick', {
      ...common,
      time: relativeTime(at),
    });
  const audit = { ...common, time: relativeTime(voiding.at), admin: mention(say, { id: voiding.by }) };
  return voiding.reason === null
    ? say('void.line.void', audit)
    : say('void.line.void-because', { ...audit, reason: plain(voiding.reason) });
}

function auditLine(say: Say, { ruling: { by, at, verb, reason }, outcome }: Ruled): string {
  const { id } = namesOf(say, outcome);
  const audit = { id, time: relativeTime(at), admin: mention(say, { id: by }) };
  return reason === null
    ? say(`void.audit.${verb}`, audit)
    : say(`void.audit.${verb}-because`, { ...audit, reason: plain(reason) });
}

/** Games on hold or voided, and the latest decisions, newest first. */
export function voidedScreen(say: Say, outcomes: readonly Outcome[], rulings: readonly Ruled[]): Screen {
  const games = outcomes.map((outcome) => lineOf(say, outcome));
  const audit = rulings.map((ruled) => auditLine(say, ruled));
  return quiet(
    games.length === 0 ? text(say('void.nothing')) : text(say('void.title'), ...games),
    ...(audit.length === 0 ? [] : [text(say('void.audit'), ...audit)]),
  );
}

const SEPARATOR = '|';

const confirmButton = (say: Say, verb: Verb, id: string, reason: string | null): Button =>
  button(
    VOID.to[verb]({ id, reason: reason?.replaceAll(SEPARATOR, '¦') ?? '' }),
    say(`button.void.${verb}`),
    { style: verb === 'void' ? 'danger' : 'success' },
  );

export const voidQuestion = (say: Say, verb: Verb, outcome: Outcome, reason: string | null): Screen =>
  quiet(
    text(
      say(`void.ask.${verb}`, { ...namesOf(say, outcome), time: relativeTime(outcome.at) }),
      reason === null ? null : say('void.reason', { reason: plain(reason) }),
    ),
    buttonBlock(
      confirmButton(say, verb, outcome.gameId, reason),
      button(VOID.to.keep(), say('button.void.keep')),
    ),
  );

export const voidDoneScreen = (say: Say, verb: Verb, outcome: Outcome): Screen =>
  quiet(text(say(`void.done.${verb}`, namesOf(say, outcome))));

/** Leaves room for the rest of a choice. */
const LONGEST_NAME = 24;

export const finishedChoice = (say: Say, { id, variant, seats: { white, black } }: Game): Choice => ({
  label: [
    say.list(
      [white, black].map((player) => cut(playerName(say, player), LONGEST_NAME)),
      'and',
    ),
    say(`variant.${variant}`),
    id,
  ].join(' · '),
  value: id,
});
