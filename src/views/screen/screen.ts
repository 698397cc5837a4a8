/**
 * What the bot shows, described without Discord and without pixels: texts, a picture to be drawn, buttons, menus.
 *
 * Views build screens, tests read them, and only `src/discord` turns them into Components V2 messages.
 */
import type { Charting } from '../../render/scene/results.ts';
import type { Film, Look as PictureLook, Scene } from '../../render/scene/scene.ts';
import type { UserId } from '../../game/game.ts';
import type { Press } from '../presses/press.ts';

/** A board to be drawn, with the words for those who cannot see it. */
export interface Picture {
  readonly scene: Scene;
  /** At most 1,024 characters. */
  readonly alt: string;
  /** A film that is shown instead of the one scene, which is its last. */
  readonly film?: Film;
  /** How it is to look; as the renderer likes unless given. */
  readonly look?: Partial<PictureLook>;
}

/** Numbers or results to be drawn, with the words for those who cannot see them. */
export interface Charted {
  readonly chart: Charting;
  /** At most 1,024 characters. */
  readonly alt: string;
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
  /** It is what holds now. */
  readonly isChosen?: boolean;
}

/** A menu to choose one of 1 to 25. The chosen value arrives as the press's `value`. */
export interface Menu {
  readonly press: Press;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
}

/**
 * A menu that Discord itself fills with what there is in the server. None to `most` can be chosen; their ids arrive as the
 * press's `values`.
 */
export interface Picker {
  readonly press: Press;
  readonly placeholder: string;
  readonly of: 'channels' | 'roles';
  /** Those that hold now, by their ids. */
  readonly chosen: readonly string[];
  /** 1 to 25. */
  readonly most: number;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** 2 to 10 pictures side by side. */
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'chart'; readonly charted: Charted }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'picker'; readonly picker: Picker }
  /** Any number of buttons: what fits into a row is decided where messages are made. */
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  /** Something to be downloaded. */
  | { readonly kind: 'file'; readonly name: string; readonly content: string | Uint8Array }
  | { readonly kind: 'divider' };

/** One message. */
export interface Screen {
  readonly blocks: readonly Block[];
  /** The colour of the message's edge, 0xRRGGBB; none for a plain message. */
  readonly accent?: number;
  /** The only users whom this message notifies, whoever else is named in it. */
  readonly notifies: readonly UserId[];
}
