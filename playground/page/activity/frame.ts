/**
 * Messages between the Activity's frame and the playground's server, which acts as Discord's
 * client.
 */
import type { FromPage } from '../../protocol.ts';

const frame = (): HTMLIFrameElement | null => document.querySelector('.activity iframe');

export const isNarrow = (): boolean => matchMedia('(max-width: 1100px)').matches;

export function tellFrame(message: readonly [number, unknown]): void {
  // Its origin is opaque, so no other target is possible.
  frame()?.contentWindow?.postMessage(message, '*');
}

/** `frameId` of the current frame; `null` if there is none. */
export function hearFrame(frameId: () => string | null, send: (message: FromPage) => void): void {
  window.addEventListener('message', ({ source, data }) => {
    const id = frameId();
    if (id !== null && source !== null && source === frame()?.contentWindow)
      send({ type: 'rpc', frameId: id, message: data });
  });
}
