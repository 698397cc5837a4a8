/** A message as data, independent of Discord. `HOLDS` (`src/i18n/limits.ts`) has its limits. */
import type { Charting } from '../../render/scene/results.ts';
import type { Film, Look as PictureLook, Scene } from '../../render/scene/scene.ts';
import type { Line } from '../../draughts/line.ts';
import type { UserId } from '../../game/game.ts';
import type { Press } from '../presses/presses.ts';

export interface Picture {
  readonly scene: Scene;
  readonly alt: string;
  /** An animation to show instead of the scene. Its last frame is the scene. */
  readonly film?: Film;
  /** If it is missing, the renderer uses its default look. */
  readonly look?: Partial<PictureLook>;
  /**
   * The moves that can be made on it, in full notation. A shell with a live board doesn't need the
   * controls that are marked `isForBoard`.
   */
  readonly play?: readonly { readonly move: string; readonly press: Press }[];
  /** The moves around the scene, for a shell that steps through them itself. */
  readonly line?: Line;
  /** The moves from the game's current position to this one, in full notation. */
  readonly ahead?: readonly string[];
}

export interface Charted {
  readonly chart: Charting;
  readonly alt: string;
  readonly look?: Partial<PictureLook>;
}

export type ButtonStyle = 'primary' | 'secondary' | 'success' | 'danger';

export interface Button {
  readonly press: Press;
  readonly label: string;
  readonly style: ButtonStyle;
  readonly emoji?: string;
  readonly isDisabled?: boolean;
  /** Opens this address when clicked, instead of being pressed. */
  readonly address?: string;
  /** Shows the screen's current state. A shell that keeps it current needs no such button. */
  readonly isRenewal?: true;
  /** Whether a live board does the same on its own. */
  readonly isForBoard?: true;
}

/** A button that opens a message. `to` is a token (`linkTo`). */
export interface Link {
  readonly to: string;
  readonly label: string;
}

export interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly isChosen?: boolean;
}

/** The chosen value arrives as the press's `value`. */
export interface Menu {
  readonly press: Press;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
}

/**
 * Discord fills it with channels, roles or people, 0 to `most`. Their ids arrive as the press's
 * `values`.
 */
export interface Picker {
  readonly press: Press;
  readonly placeholder: string;
  readonly of: 'channels' | 'roles' | 'users';
  readonly chosen: readonly string[];
  readonly most: number;
}

/** Any number of buttons; `src/discord/showing/layout.ts` splits them into rows. */
export interface ButtonBlock {
  readonly kind: 'buttons';
  readonly buttons: readonly Button[];
}

export type Block = { readonly isForBoard?: true } & (
  | { readonly kind: 'text'; readonly text: string }
  /** A text with a button or a small picture at its end. */
  | { readonly kind: 'section'; readonly text: string; readonly beside: Button | Picture }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** 2 to 10 pictures, side by side. */
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'chart'; readonly charted: Charted }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'picker'; readonly picker: Picker }
  | ButtonBlock
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'file'; readonly name: string; readonly content: string | Uint8Array }
  | { readonly kind: 'divider' }
);

export interface Screen {
  readonly blocks: readonly Block[];
  /** The color of the message's edge, 0xRRGGBB. A plain message has none. */
  readonly accent?: number;
  readonly notifies: readonly UserId[];
  /** A role that the text names and whose members are notified too. */
  readonly notifiesRole?: string;
  /** Whether it shows the progress of the answer and isn't the answer itself. */
  readonly isProgress?: true;
  /** Shows the screen in its current state. A shell that receives each change keeps it current. */
  readonly renewal?: Press;
}

export function pressesIn(block: Block): readonly Press[] {
  if (block.kind === 'buttons') return block.buttons.map(({ press }) => press);
  if (block.kind === 'picker') return [block.picker.press];
  if (block.kind === 'section') return 'press' in block.beside ? [block.beside.press] : [];
  return block.kind === 'menu' ? [block.menu.press] : [];
}

export const pressesOn = ({ blocks }: Screen): readonly Press[] => blocks.flatMap(pressesIn);

export const joined = (texts: readonly string[]): string => texts.map((each) => each.trim()).join('\n');

/** All text in order, as on the posted message, except for spaces at the edges. */
export const textOn = ({ blocks }: Screen): string =>
  joined(blocks.flatMap((block) => ('text' in block ? [block.text] : [])));

interface Asked {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export type Question =
  /** `value` is the initial text; `placeholder` is an example. */
  | (Asked & {
      readonly kind: 'line';
      readonly value: string;
      readonly placeholder?: string;
      readonly longest: number;
      readonly isRequired: boolean;
      /** Whether it has several lines. */
      readonly isLong?: true;
    })
  | (Asked & { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly isRequired?: false })
  /** Any number of choices. The answer contains their values, separated by commas. */
  | (Asked & { readonly kind: 'choices'; readonly choices: readonly Choice[] })
  /** A person from Discord's list, or nobody. The answer is an id. */
  | (Asked & { readonly kind: 'person'; readonly chosen: UserId | null })
  /** A person or role from Discord's lists. The answer is an id, or empty. */
  | (Asked & { readonly kind: 'person-or-role' })
  | (Asked & { readonly kind: 'role' })
  | (Asked & { readonly kind: 'channel' })
  /** An upload whose name ends in one of `types`. The answer is an id. */
  | (Asked & {
      readonly kind: 'file';
      readonly types: readonly `.${string}`[];
      readonly isRequired: boolean;
    });

export interface Form {
  readonly press: Press;
  readonly title: string;
  readonly questions: readonly Question[];
}
