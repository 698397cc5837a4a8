/**
 * What the bot shows, described without Discord and without pixels: texts, a picture to be drawn, buttons, menus.
 *
 * Views build screens, tests read them, and only `src/discord` turns them into Components V2 messages.
 */
import type { Look as PictureLook, Scene } from '../render/scene.ts';
import type { UserId } from '../game/game.ts';
import type { Press } from './press.ts';

/** A board to be drawn, with the words for those who cannot see it. */
export interface Picture {
  readonly scene: Scene;
  /** At most 1,024 characters. */
  readonly alt: string;
  /** The scenes of a film that is shown instead of the one scene, which is its last. */
  readonly film?: readonly Scene[];
  /** How it is to look; as the renderer likes unless given. */
  readonly look?: Partial<PictureLook>;
}

export type ButtonStyle = 'primary' | 'secondary' | 'success' | 'danger';

export interface Button {
  readonly press: Press;
  readonly label: string;
  readonly style: ButtonStyle;
  readonly emoji?: string;
}

export interface Choice {
  /** At most 100 characters each. */
  readonly label: string;
  readonly value: string;
  readonly description?: string;
}

/** A menu to choose one of 1 to 25. The chosen value arrives as the press's `value`. */
export interface Menu {
  readonly press: Press;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** 2 to 10 pictures side by side. */
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'menu'; readonly menu: Menu }
  /** One row of 1 to 5 buttons. */
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  /** A text to be downloaded. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'divider' };

/** One message. */
export interface Screen {
  readonly blocks: readonly Block[];
  /** The colour of the message's edge, 0xRRGGBB; none for a plain message. */
  readonly accent?: number;
  /** The only users whom this message notifies, whoever else is named in it. */
  readonly notifies: readonly UserId[];
}
