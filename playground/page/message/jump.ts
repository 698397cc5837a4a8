/** Links to messages: Discord's own client follows them inside itself, and so does this page. */
import type { Actions } from '../state/actions.ts';
import { linkedMessage } from './messageLink.ts';

/** For clicks anywhere in the messages: shows the message that the link means, if it is one to a message. */
export function follow(event: Event, actions: Actions): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = link ? linkedMessage(link.href) : null;
  if (!place) return;
  event.preventDefault();
  actions.openChannel(place.channelId);
  // The channel may have to be drawn first.
  requestAnimationFrame(() => {
    const message = document.querySelector(`[data-id="${place.messageId}"]`);
    message?.scrollIntoView({ block: 'center' });
    message?.animate([{ backgroundColor: '#5865f24d' }, {}], { duration: 2000, easing: 'ease-in' });
  });
}
