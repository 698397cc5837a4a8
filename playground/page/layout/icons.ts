import { type TemplateResult, html } from 'lit';
import { drawingsIn } from '../drawings.ts';
import sprite from './icons.svg';

const DRAWINGS = drawingsIn(sprite);

const icon = (name: string, size = 20): TemplateResult =>
  html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    ${DRAWINGS.get(name)}
  </svg>`;

export const CHANNEL_ICONS = { text: icon('hash'), thread: icon('thread'), direct: icon('at') } as const;
export const launchIcon = icon('launch', 16);
export const documentIcon = icon('document', 24);
export const peopleIcon = icon('people', 22);
export const speechIcon = icon('speech', 16);
export const menuIcon = icon('menu', 22);
export const moreIcon = icon('more');
export const boardIcon = icon('board', 22);
export const shrinkIcon = icon('shrink');
export const closeIcon = icon('close');
export const eyeIcon = icon('eye', 16);
export const sendIcon = icon('send');
export const warningIcon = icon('warning', 16);

/** `name`: for screen readers. */
export const plainButton = (
  name: string,
  shown: TemplateResult | string,
  press: () => void,
  className = '',
): TemplateResult =>
  html`<button type="button" class="plain ${className}" aria-label=${name} @click=${press}>${shown}</button>`;
