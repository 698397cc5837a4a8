/** Starts a tournament: ranks the players and fixes the number of rounds. */
import type { UserId } from '../../game/player.ts';
import { roundsOf } from '../knockOut/pairKnockOut.ts';
import { roundsIn } from '../roundRobin/berger.ts';
import { firstPhase, plannedIn } from './phases.ts';
import { isGrouped, PLAYER_LIMITS, MOST_ROUNDS, type Form } from './terms.ts';
import type { Participant, Tournament } from './tournament.ts';

/** The usual number of rounds of a Swiss, one more than in a knock-out. */
export const usualRounds = (players: number): number => mostRounds(players, roundsOf(players) + 1);

/** Nobody meets an opponent twice. */
const mostRounds = (players: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, MOST_ROUNDS, players % 2 === 0 ? players - 1 : players));

export function plannedRounds(form: Form, players: number): number | null {
  switch (form.kind) {
    case 'swiss':
    case 'double-swiss':
      return form.rounds === null ? usualRounds(players) : mostRounds(players, form.rounds);
    case 'round-robin':
      return form.cycles * roundsIn(players);
    case 'groups':
    case 'league':
      return plannedIn(form, firstPhase(form, players));
    case 'knock-out':
      return roundsOf(players);
    case 'arena':
      return null;
  }
}

/** By rating, newcomers last; then by name and id, so that all processes agree. */
const byRank = (a: Participant, b: Participant): number =>
  (b.rating ?? -1) - (a.rating ?? -1) || compare(a.name, b.name) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** In the given order, then the others by rank. */
const byOrder =
  (order: readonly UserId[]) =>
  (a: Participant, b: Participant): number => {
    const [left, right] = [order.indexOf(a.id), order.indexOf(b.id)];
    return left >= 0 && right >= 0 ? left - right : Number(left < 0) - Number(right < 0) || byRank(a, b);
  };

export function start(tournament: Tournament, order: readonly UserId[], now: number): Tournament {
  const { terms, stuck } = tournament;
  const players = tournament.players
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted(byOrder(order))
    .map((player, index) => ({ ...player, number: index + 1 }));
  if (players.length < PLAYER_LIMITS[terms.form.kind].least)
    return stuck ? tournament : { ...tournament, stuck: { by: 'too-few', since: now } };
  const { form } = terms;
  const phases = isGrouped(form) ? [firstPhase(form, players.length)] : [];
  const planned = plannedRounds(form, players.length);
  return { ...tournament, stage: 'running', players, phases, planned, stuck: null, startedAt: now };
}
