/** Why nothing can be served at an address, by the codes of the system (errno(3)), and in plain words. */

/** Where to listen. */
export interface Place {
  /** An address or name of this machine: 127.0.0.1 for this machine only, 0.0.0.0 for others too. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
}

/** Where to listen, and by which names one may ask there: in addition to addresses, `localhost` and the host itself. */
export interface NamedPlace extends Place {
  readonly names: readonly string[];
}

export type ListenFault = 'taken' | 'not-allowed' | 'no-address';

const FAULTS: ReadonlyMap<string, ListenFault> = new Map<string, ListenFault>([
  ['EADDRINUSE', 'taken'],
  ['EACCES', 'not-allowed'],
  ['EADDRNOTAVAIL', 'no-address'],
  ['ENOTFOUND', 'no-address'],
  ['EAI_AGAIN', 'no-address'],
  ['EINVAL', 'no-address'],
]);

/** What an error of listening means; `null` when it is none of these. */
export const listenFaultOf = (error: unknown): ListenFault | null =>
  (error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? FAULTS.get(error.code)
    : undefined) ?? null;

/** The same in words, for whoever set the place by the variables of these names. */
export function listenWords(
  fault: ListenFault,
  { host, port }: Place,
  names: { readonly host: string; readonly port: string },
): string {
  switch (fault) {
    case 'taken':
      return `The port ${port} at ${host} is taken. Name another by ${names.port}, or stop what uses it.`;
    case 'not-allowed':
      return `This user may not listen at port ${port}. Name a port above 1023 by ${names.port}.`;
    case 'no-address':
      return `This machine has no address ${host}. ${names.host} would be 127.0.0.1 for this machine only, 0.0.0.0 for others too.`;
  }
}
