/** Where a message stands in Discord. */
export interface MessageAddress {
  readonly channelId: string;
  readonly messageId: string;
}
