/**
 * A screen as a page draws it. Texts are Markdown. People appear with their names, and instants as
 * tokens (`views/screen/tokens.ts`). A control is a number; only the bot knows what it does.
 */
import type { Move, Position } from '../../draughts/types.ts';
import type { Charting } from '../../render/scene/results.ts';
import type { Block, Button, Choice, Picture, Question } from '../../views/screen/screen.ts';

export type ShownButton = Omit<Button, 'press'> & { readonly control: number };

export interface ShownChoice extends Choice {
  /** Opens this address when clicked, instead of pressing a control. */
  readonly address?: string;
}

export type ShownPicture = Omit<Picture, 'film' | 'play' | 'line'> & {
  /** The moves that can be played on the board, in full notation, with their controls. */
  readonly play?: readonly { readonly move: string; readonly control: number }[];
  /** The moves around the scene, to step through. */
  readonly line?: { readonly start: Position; readonly moves: readonly Move[] };
  /** An animation plays its line from this ply. */
  readonly playsFrom?: number;
};

export type ShownBlock =
  | Extract<Block, { readonly kind: 'text' | 'divider' }>
  | ({ readonly isForBoard?: true } & (
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
    ));

export interface ShownScreen {
  readonly blocks: readonly ShownBlock[];
  /** The control that shows the screen in its current state. */
  readonly renewal?: number;
}

export type ShownQuestion =
  | Extract<Question, { readonly kind: 'line' | 'choice' | 'choices' }>
  | (Pick<Question, 'name' | 'label' | 'hint'> & { readonly kind: 'in-discord' });

/** A window. Its only control is 0. */
export interface ShownForm {
  readonly title: string;
  readonly questions: readonly ShownQuestion[];
}
