/** A red number: how many messages mention someone unseen. */
import { html, nothing, type TemplateResult } from 'lit';

export const badge = (count: number): TemplateResult | typeof nothing =>
  count === 0
    ? nothing
    : html`<span class="badge" aria-label=${count === 1 ? '1 mention' : `${count} mentions`}>${count}</span>`;
