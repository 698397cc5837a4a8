import type { UserId } from '../../game/player.ts';
import { rulesOf } from './forms/forms.ts';
import { firstPhase } from './phases.ts';
import type { Participant, Tournament } from './tournament.ts';

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
  const { form } = terms;
  const rules = rulesOf(form);
  if (players.length < rules.least)
    return stuck ? tournament : { ...tournament, stuck: { by: 'too-few', since: now } };
  const grouping = rules.grouping(form);
  const phases = grouping ? [firstPhase(grouping, players.length)] : [];
  const planned = rules.planned(form, players.length);
  return { ...tournament, stage: 'running', players, phases, planned, stuck: null, startedAt: now };
}
