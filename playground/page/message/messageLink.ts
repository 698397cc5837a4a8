/** Discord's addresses of messages. */

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/u;

/** The place that a link names; `null` when it leads elsewhere. */
export function linkedMessage(
  url: string,
): { readonly channelId: string; readonly messageId: string } | null {
  const [, channelId, messageId] = MESSAGE_LINK.exec(url) ?? [];
  return channelId !== undefined && messageId !== undefined ? { channelId, messageId } : null;
}
