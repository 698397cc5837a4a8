/** What a key means in the composer, as Discord has it. Pure, so that it can be read as the table it is. */
import type { Draft } from './draft.ts';

export type Deed =
  /** Lights another row of the list. */
  | { readonly kind: 'light'; readonly by: 1 | -1 }
  /** Goes to the chip before or after. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'take' | 'send' | 'backspace' | 'dismiss' | 'leave' };

/** The state of things when a key is pressed. */
export interface Situation {
  readonly draft: Draft;
  readonly isOpen: boolean;
  /** The number of rows that can be taken. */
  readonly rows: number;
  /** The lit row, -1 for none. */
  readonly active: number;
  /** Where the caret is in its field: nothing before it, nothing after it. */
  readonly caretFirst: boolean;
  readonly caretLast: boolean;
}

/** `null`: the browser does with it what it always does. */
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
