import type { AnyEvent } from '../event.ts';

type System = AnyEvent['system'];

export function codeOf(tournament: AnyEvent): string {
  switch (tournament.system) {
    case 'dutch':
      return 'FIDE_DUTCH_2025';
    case 'double-swiss':
      return 'FIDE_DOUBLESWISS';
    case 'round-robin':
      return tournament.cycles === 2 ? 'FIDE_DOUBLEROUNDROBIN' : 'BERGER_ROUNDROBIN_G1';
    case 'knock-out':
      return 'CUSTOM_KNOCKOUT';
  }
}

/** Record 092, as human-readable text. */
export const TYPES: Readonly<Record<System, string>> = {
  dutch: 'Individual: Swiss-System (Dutch)',
  'double-swiss': 'Individual: Double-Swiss',
  'round-robin': 'Individual: Round-Robin',
  'knock-out': 'Individual: Knock-Out',
};

/** Null if unknown. Older files have no code, because they are all Swiss. */
export function systemOf(code: string): { readonly system: System; readonly cycles: 1 | 2 } | null {
  if (code === 'FIDE_DOUBLEROUNDROBIN') return { system: 'round-robin', cycles: 2 };
  if (/^BERGER_ROUNDROBIN(_G\d+)?$/u.test(code)) return { system: 'round-robin', cycles: 1 };
  if (code === 'FIDE_DOUBLESWISS') return { system: 'double-swiss', cycles: 1 };
  if (code === 'CUSTOM_KNOCKOUT') return { system: 'knock-out', cycles: 1 };
  return /^(|CUSTOM_SWISS|FIDE_DUTCH(_\d+)?)$/u.test(code) ? { system: 'dutch', cycles: 1 } : null;
}
