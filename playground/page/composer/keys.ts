/** The composer's keys, the same as in Discord. Pure. */
import type { Draft } from './draft.ts';

export type Deed =
  | { readonly kind: 'light'; readonly by: 1 | -1 }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'take' | 'send' | 'backspace' | 'dismiss' | 'leave' };

interface Situation {
  readonly draft: Draft;
  readonly isOpen: boolean;
  readonly rows: number;
  readonly active: number;
  /** Whether the caret is at the start or the end of its field. */
  readonly caretFirst: boolean;
  readonly caretLast: boolean;
}

/** `null` leaves the key to the browser. */
export function deedOf({ key, shiftKey }: { key: string; shiftKey: boolean }, now: Situation): Deed | null {
  const isCommand = now.draft.kind === 'command';
  const canTake = now.rows > 0 && now.active >= 0;
  switch (key) {
    case 'ArrowDown':
      return now.rows > 0 ? { kind: 'light', by: 1 } : null;
    case 'ArrowUp':
      return now.rows > 0 ? { kind: 'light', by: -1 } : null;
    case 'Tab':
      return !shiftKey && now.rows > 0 ? { kind: 'take' } : null;
    case 'Enter':
      if (shiftKey && !isCommand) return null;
      return { kind: canTake ? 'take' : 'send' };
    case 'Escape':
      if (now.isOpen) return { kind: 'dismiss' };
      return isCommand ? { kind: 'leave' } : null;
    case 'Backspace':
      return isCommand && now.caretFirst && now.caretLast ? { kind: 'backspace' } : null;
    case 'ArrowLeft':
      return isCommand && now.caretFirst ? { kind: 'step', by: -1 } : null;
    case 'ArrowRight':
      return isCommand && now.caretLast ? { kind: 'step', by: 1 } : null;
    default:
      return null;
  }
}
