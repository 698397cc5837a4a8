/** Why the playground cannot be where it was told to be, by the codes of the system (errno(3)), in plain words. */
import { tmpdir } from 'node:os';
import type { Config } from '../src/config.ts';

/** Why its page cannot be served there; `null` when an error is none of ours to explain. `last` is the last port tried. */
export function pageFault(error: unknown, { host, port }: Config['playground'], last: number): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `The ports ${port} to ${last} at ${host} are taken. Name another by PORT; 0 takes any free one.`;
    case 'EACCES':
      return `This user may not serve a page at port ${port}. Name a port above 1023 by PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `This machine has no address ${host}. HOST would be 127.0.0.1 for this machine only, 0.0.0.0 for others too.`;
    default:
      return null;
  }
}

/** Why its games cannot be kept for the time being; `null` when an error is none of ours to explain. */
export const folderFault = (error: unknown): string | null =>
  codeOf(error) === ''
    ? null
    : `The folder for temporary files, ${tmpdir()}, cannot be written. Name another by TMPDIR, or a file for the games by DATABASE_PATH.`;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
