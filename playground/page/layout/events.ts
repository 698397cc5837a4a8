/** The events of the server that are ahead or under way; each leads to where it takes place. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageEvent } from '../../protocol.ts';
import { timeText } from '../markdown/time.ts';
import { follow } from '../message/jump.ts';
import { nowHere } from '../state/clock.ts';
import type { ChannelView } from '../view.ts';

export function eventList({ actions, session: { events } }: ChannelView): TemplateResult | typeof nothing {
  const listed = events.filter(({ endsAt }) => endsAt > nowHere());
  if (listed.length === 0) return nothing;
  return html`<h3>Events</h3>
    <ul class="events" @click=${(event: Event) => follow(event, actions)}>
      ${listed.map((one) => html`<li>${eventLink(one)}</li>`)}
    </ul>`;
}

const eventLink = ({ name, description, location, startsAt, isBegun }: PageEvent): TemplateResult =>
  html`<a class="event" href=${location} title=${description}>
    <span class="event-name">${name}</span>
    <span class="event-time">
      ${isBegun || startsAt <= nowHere() ? 'Happening now' : timeText(startsAt, 'f', 0)}
    </span>
  </a>`;
