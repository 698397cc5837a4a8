/** Runs our work and a peer's work in turn: A B, B A, A B … */
import { cpuMs, median, more, type Figure, type Work } from '../bench.ts';

export interface Contest {
  /** The measured work, and the unit that is counted per second of CPU time. */
  readonly name: string;
  readonly unit: string;
  readonly peer: string;
  /** Units per round. */
  readonly ours: { readonly work: Work; readonly count: number };
  readonly theirs: { readonly work: Work; readonly count: number };
  readonly rounds?: number;
  readonly warmUp?: number;
}

/** Units per second of CPU time; `spread`: the smallest and the largest ratio. */
export async function beside({
  name,
  unit,
  peer,
  ours,
  theirs,
  rounds = 9,
  warmUp = 2,
}: Contest): Promise<Figure> {
  const seen: { readonly own: number; readonly others: number }[] = [];
  const rate = async ({ work, count }: Contest['ours'], round: number): Promise<number> =>
    (1000 * count) / (await cpuMs(work, round));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await rate(isOursFirst ? ours : theirs, round);
    const second = await rate(isOursFirst ? theirs : ours, round);
    if (round >= warmUp)
      seen.push(isOursFirst ? { own: first, others: second } : { own: second, others: first });
  }
  const ratios = seen.map(({ own, others }) => own / others);
  const [own, others] = [median(seen.map((each) => each.own)), median(seen.map((each) => each.others))];
  return { ...more(name, unit, own, peer, others), spread: [Math.min(...ratios), Math.max(...ratios)] };
}
