/** The standings of servers that have played matches and agreed to be listed. */
import { scoreOf, SIDES, otherSide, type Meet } from './meet.ts';

export interface ServerLine {
  readonly guildId: string;
  /** The name of the server's latest team. */
  readonly name: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Board points: two for each board won, one for each drawn. */
  readonly boards: number;
  readonly against: number;
}

const pointsOf = ({ won, drawn }: ServerLine): number => 2 * won + drawn;

/** Sorted by match points, then by the difference of board points. */
const inOrder = (a: ServerLine, b: ServerLine): number =>
  pointsOf(b) - pointsOf(a) ||
  b.boards - b.against - (a.boards - a.against) ||
  (a.guildId < b.guildId ? -1 : 1);

/** `meets` are sorted earliest first. A match counts only if both of its servers agreed. */
export function serverTable(meets: readonly Meet[], agreed: ReadonlySet<string>): readonly ServerLine[] {
  const lines = new Map<string, ServerLine>();
  for (const meet of meets) {
    const sides = SIDES.map((side) => ({ side, team: meet[side] }));
    if (meet.stage !== 'finished' || !sides.every(({ team }) => team && agreed.has(team.place.guildId)))
      continue;
    for (const { side, team } of sides) {
      if (!team) continue;
      const { guildId } = team.place;
      const [own, other] = [scoreOf(meet, side), scoreOf(meet, otherSide(side))];
      const before = lines.get(guildId) ?? { won: 0, drawn: 0, lost: 0, boards: 0, against: 0 };
      lines.set(guildId, {
        guildId,
        name: team.name,
        won: before.won + Number(own > other),
        drawn: before.drawn + Number(own === other),
        lost: before.lost + Number(own < other),
        boards: before.boards + own,
        against: before.against + other,
      });
    }
  }
  return [...lines.values()].toSorted(inOrder);
}
