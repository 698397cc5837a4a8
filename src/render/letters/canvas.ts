/** The canvas that everything is painted on, and the fonts that it knows: only those that it is given. */
import './ownFontsOnly.ts';

export { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
export type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
