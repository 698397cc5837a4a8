/** The messages of the shown channel. The box is a reversed column, which browsers keep at its end by themselves while
 * pictures load and messages come, unless the reader has scrolled up. Its language chooses between the Chinese and the Japanese
 * form of a sign. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { timeText } from '../markdown/time.ts';
import { isAfter } from '../state/seen.ts';
import type { ChannelView } from '../view.ts';
import { type Row, rowsOf } from './groups.ts';
import { follow } from './jump.ts';
import { messageRow } from './row.ts';
import { waitingRows } from './waitingRow.ts';
import { welcome } from './welcome.ts';

export function messageList(view: ChannelView): TemplateResult {
  const rows = rowsOf(view.session.messages, view.channelId);
  const firstNew = rows.find((row) => isNew(view, row))?.entry.message.id;
  return html`<div
    class="scroller"
    tabindex="0"
    aria-label="Messages"
    role="region"
    @click=${(event: Event) => follow(event, view.actions)}
  >
    <discord-messages no-background role="log" aria-live="polite" lang=${view.session.locales.mine}>
      ${welcome(view)}
      ${repeat(
        rows,
        ({ entry }) => entry.message.id,
        (row) => html`${divider(row, row.entry.message.id === firstNew)}${messageRow(view, row)}`,
      )}
      ${waitingRows(view)}
    </discord-messages>
  </div>`;
}

/** Whether it came while the user was away; what was never looked at before is not new but all there is. */
const isNew = ({ state, session }: ChannelView, { entry: { message } }: Row): boolean =>
  state.newAfter !== null && message.author.id !== session.me.id && isAfter(message.id, state.newAfter);

function divider({ entry, startsDay }: Row, startsNew: boolean): TemplateResult | typeof nothing {
  if (!startsDay && !startsNew) return nothing;
  const day = startsDay ? timeText(Date.parse(entry.message.timestamp), 'D', 0) : '';
  return html`<div
    class="divider ${startsNew ? 'new' : ''}"
    role="separator"
    aria-label=${day === '' ? 'New' : day}
  >
    <span class="divider-day">${day}</span>${startsNew ? html`<span class="divider-new">NEW</span>` : nothing}
  </div>`;
}
