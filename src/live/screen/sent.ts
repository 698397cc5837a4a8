/**
 * A screen as a page draws it. Texts are Markdown, in which people have their names and instants are
 * tokens (`views/screen/tokens.ts`). A control is a number: only the bot knows what it does.
 */
import type { Move, Position } from '../../draughts/types.ts';
import type { Charting } from '../../render/scene/results.ts';
import type { Look, Scene } from '../../render/scene/scene.ts';

export interface ShownButton {
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly emoji?: string;
  readonly isDisabled?: boolean;
  readonly isForBoard?: true;
  readonly control: number;
  /** Opens this address instead of being pressed. */
  readonly address?: string;
}

export interface ShownChoice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly isChosen?: boolean;
  /** Opens this address instead of being chosen. */
  readonly address?: string;
}

export interface ShownPicture {
  readonly scene: Scene;
  readonly alt: string;
  readonly look?: Partial<Look>;
  /** Moves in full notation with their controls: the board is played on. */
  readonly play?: readonly { readonly move: string; readonly control: number }[];
  /** Moves around the scene, to be stepped through. */
  readonly line?: { readonly start: Position; readonly moves: readonly Move[] };
  /** The moves that lead to it from the game's present position. */
  readonly ahead?: readonly string[];
}

export type ShownBlock = { readonly isForBoard?: true } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string; readonly beside: ShownButton | ShownPicture }
  | { readonly kind: 'picture'; readonly picture: ShownPicture }
  | { readonly kind: 'gallery'; readonly pictures: readonly ShownPicture[] }
  | { readonly kind: 'chart'; readonly chart: Charting; readonly alt: string }
  | {
      readonly kind: 'menu';
      readonly placeholder: string;
      readonly choices: readonly ShownChoice[];
      readonly control: number;
    }
  | { readonly kind: 'buttons'; readonly buttons: readonly ShownButton[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** `content` is Base64. */
  | { readonly kind: 'file'; readonly name: string; readonly content: string }
  | { readonly kind: 'divider' }
  /** What is chosen from Discord's lists can only be chosen there. */
  | { readonly kind: 'in-discord'; readonly label: string; readonly address: string }
);

export interface ShownScreen {
  readonly blocks: readonly ShownBlock[];
  /** The control that shows it as it is now. */
  readonly renewal?: number;
}

export type ShownQuestion = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
} & (
  | {
      readonly kind: 'line';
      readonly value: string;
      readonly placeholder?: string;
      readonly longest: number;
      readonly isRequired: boolean;
      readonly isLong?: true;
    }
  | { readonly kind: 'choice' | 'choices'; readonly choices: readonly ShownChoice[] }
  | { readonly kind: 'in-discord' }
);

/** A window. Its only control is 0. */
export interface ShownForm {
  readonly title: string;
  readonly questions: readonly ShownQuestion[];
}
