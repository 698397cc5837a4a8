import type {
  APIAllowedMentions,
  APIEmbed,
  APIMessage,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';

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
  /** If it is absent, all files stay. Otherwise, only the listed files stay. */
  readonly attachments?: readonly AttachmentRequest[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly nonce?: string | number | null;
  /** Whether to send no second message with a recent nonce. */
  readonly enforce_nonce?: boolean | null;
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null;
  readonly flags?: number | null;
}

/** A file of a multipart request; `key` is the N of `files[N]`. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Draft {
  readonly body: MessageBody;
  readonly files: readonly SentFile[];
  readonly before: APIMessage | null;
}
