/** Below a message from which a thread hangs: the way into it. */
import { html, nothing, type TemplateResult } from 'lit';
import { badge } from '../layout/badge.ts';
import { CHANNEL_ICONS } from '../layout/icons.ts';
import { unseenMentions } from '../state/seen.ts';
import type { MessageView } from '../view.ts';

/** A thread has the id of the message that it hangs from. */
export function threadBelow({
  state,
  session,
  message,
  actions,
}: MessageView): TemplateResult | typeof nothing {
  const thread = session.channels.find(({ id, kind }) => kind === 'thread' && id === message.id);
  if (!thread) return nothing;
  return html`<button
    type="button"
    class="thread-link"
    aria-label="See thread: ${thread.name}"
    @click=${() => actions.openChannel(thread.id)}
  >
    ${CHANNEL_ICONS.thread}<span class="channel-name">${thread.name}</span>
    <span class="see-thread">See thread ›</span>${badge(unseenMentions(state, session.me.id, thread.id))}
  </button>`;
}
