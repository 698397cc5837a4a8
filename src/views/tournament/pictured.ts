/** Who and what stands on the pictures of a tournament, and in the words for them, in which nothing is interpreted. */
import { isFormer } from '../../game/player.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import type { Named } from '../../render/scene/results.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';

/** What the pictures are made from. */
export type Pictured = Pick<Tournament, 'players' | 'rounds' | 'planned' | 'terms'>;

/** Words for a picture may be 1,024 characters long, of which names get so many each. */
const LONGEST = 24;

/** A player, as a picture names them. */
export function namedAt(say: Say, { players }: Pick<Pictured, 'players'>, number: number): Named {
  const player = players.find((each) => each.number === number);
  if (!player) return { name: '', number: `#${number}` };
  return { name: isFormer(player.id) ? say('privacy.former') : player.name, number: `#${number}` };
}

/** The same in words. */
export const spokenAt = (say: Say, pictured: Pick<Pictured, 'players'>, number: number): string =>
  isolated(cut(namedAt(say, pictured, number).name, LONGEST));

/** A number of halves as it is written in results: 1½. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** How many halves of a point are written for each half of a game that was won. */
export const halfWorth = ({ terms: { scoring } }: Pick<Pictured, 'terms'>): 1 | 2 =>
  scoring === '2-1-0' ? 2 : 1;

type PlacedRow = Table['rows'][number];

/** A place in words; in a knock-out nobody has points. */
export function placeSpoken(say: Say, pictured: Pick<Pictured, 'players'>, row: PlacedRow): string {
  const holes = { place: String(row.rank), player: spokenAt(say, pictured, row.number) };
  return 'points' in row
    ? say('describe.place.points', { ...holes, points: String(row.points) })
    : say('describe.place', holes);
}
