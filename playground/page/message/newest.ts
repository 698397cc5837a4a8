/** The button that scrolls to the newest message. */
import { type TemplateResult, html } from 'lit';
import type { PageState } from '../state/state.ts';
import type { FromServer } from '../../protocol.ts';

/** In px. */
const UP = 200;

export function scrolled({ currentTarget: list }: Event): void {
  // A reversed column counts upward from 0.
  if (list instanceof Element) list.toggleAttribute('data-up', list.scrollTop < -UP);
}

export const toNewest = (): void => document.querySelector('.scroller')?.scrollTo(0, 0);

/** In ms. */
const SOON = 3000;

/** Whether the person's own press caused the message, so that it should be scrolled into view. */
export function answersPress({ session, channelId, pressedAt }: PageState, told: FromServer): boolean {
  if (told.type !== 'message' || Date.now() - pressedAt > SOON) return false;
  const { id, channel_id: place } = told.message.message;
  return place === channelId && !session?.messages.some(({ message }) => message.id === id);
}

export const jump: TemplateResult = html`<button
  type="button"
  class="button primary to-newest"
  @click=${toNewest}
>
  Jump to newest
</button>`;
