/**
 * The channel's messages. The box is a reversed column, because browsers keep that scrolled to its
 * end while pictures load and messages arrive. `lang` selects between Chinese and Japanese glyphs.
 */
import { type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { linkedMessage } from '../markdown/parse.ts';
import { type Row, rowsOf } from './groups.ts';
import { waitingRows } from './pending.ts';
import { messageRow } from './row.ts';
import { welcome } from './welcome.ts';
import type { Actions, ChannelView } from '../state/actions.ts';
import { isAfter } from '../state/seen.ts';
import { timeText } from '../state/time.ts';

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

export function follow(event: Event, actions: Actions): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link ? linkedMessage(link.href) : null;
  if (!place) return;
  event.preventDefault();
  actions.openChannel(place.channelId);
  // The channel may have to be rendered first.
  requestAnimationFrame(() => {
    const message = document.querySelector(`[data-id="${place.messageId}"]`);
    message?.scrollIntoView({ block: 'center' });
    message?.animate([{ backgroundColor: '#5865f24d' }, {}], { duration: 2000, easing: 'ease-in' });
  });
}
