/** A strip above the composer when something is missing: the server, or the bot. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../view.ts';

export function notice({ state }: View): TemplateResult | typeof nothing {
  if (state.link === 'lost') return strip('The playground does not answer. Reconnecting…');
  return state.botOnline
    ? nothing
    : strip('The bot is offline. Commands and buttons will fail until it is back.');
}

const strip = (text: string): TemplateResult => html`<div class="notice" role="status">${text}</div>`;
