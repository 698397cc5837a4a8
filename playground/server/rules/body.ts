/** What the requests that make or change a message have in common, once the schema has passed them. */
import type {
  APIAllowedMentions,
  APIEmbed,
  APIMessage,
  APIMessageReferenceSend,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';

/** An attachment named by a request: an upload by its number, or one that stays by its id. */
export interface AttachmentRequest {
  readonly id: string;
  readonly filename?: string | null;
  readonly description?: string | null;
  readonly title?: string | null;
}

export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageTopLevelComponent[] | null;
  /** Absent: everything stays. Listed: these stay, all others go. */
  readonly attachments?: readonly AttachmentRequest[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly message_reference?: APIMessageReferenceSend | null;
  readonly nonce?: string | number | null;
  /** A message with the nonce of one that was just sent is not sent again. */
  readonly enforce_nonce?: boolean | null;
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null;
  readonly flags?: number | null;
  readonly tts?: boolean | null;
}

/** A file of a multipart request; `key` is the N of `files[N]`. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A message about to be sent, or the change of one. */
export interface Draft {
  readonly body: MessageBody;
  readonly files: readonly SentFile[];
  /** The message that is changed; null for a new one. */
  readonly before: APIMessage | null;
}
