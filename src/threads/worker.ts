/** Runs in each thread. Carries out orders with a function from a script. */
import { parentPort, workerData } from 'node:worker_threads';
import { own } from '../kit/own.ts';

/** The address of a file and the name of a function that it exports. */
export interface Script {
  readonly file: string;
  readonly name: string;
}

export interface Sent {
  readonly id: number;
  readonly order: unknown;
}

interface Done<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

interface Failed {
  readonly id: number;
  readonly error: unknown;
}

export type Carried<Answer = unknown> = Done<Answer> | Failed;

const { file, name }: Script = workerData;
const script: Readonly<Record<string, (order: unknown) => unknown>> = await import(file);

async function carryOut({ id, order }: Sent): Promise<Carried> {
  try {
    return { id, answer: await own(script, name)?.(order) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on(
  'message',
  (sent: Sent) => void carryOut(sent).then((carried) => parentPort?.postMessage(carried)),
);
