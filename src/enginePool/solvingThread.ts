/** A thread that solves endings, one order after the other: it goes when there is nothing more to solve, and takes its memory along. */
import { Tinypool } from 'tinypool';

/** Runs the function `name` that `file` exports. */
export const openSolvingThread = (file: URL, name: string): Tinypool =>
  new Tinypool({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  });
