/** Types for the untyped module `discord-api-spec/zod`: only the schemas that the stand-in uses. */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini';
  import type {
    APICommandAutocompleteInteractionResponseCallbackData,
    APIModalInteractionResponseCallbackData,
  } from 'discord-api-types/v10';
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import a relative path
  type MessageBody = import('./body.ts').MessageBody;
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import a relative path
  type CommandBody = import('./commands.ts').CommandBody;

  export const SnowflakeTypeSchema: ZodMiniType<string>;
  export const MessageResponseSchema: ZodMiniType<object>;
  export const ApplicationCommandResponseSchema: ZodMiniType<object>;
  export const InteractionCallbackResponseSchema: ZodMiniType<object>;
  export const GuildChannelResponseSchema: ZodMiniType<object>;
  export const GuildMemberResponseSchema: ZodMiniType<object>;
  export const ThreadResponseSchema: ZodMiniType<object>;
  export const GatewayBotResponseSchema: ZodMiniType<object>;
  export const MessageCreateRequestSchema: ZodMiniType<MessageBody>;
  export const MessageEditRequestPartialSchema: ZodMiniType<MessageBody>;
  export const IncomingWebhookRequestPartialSchema: ZodMiniType<MessageBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType<MessageBody>;
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    type: 4 | 5;
    data?: MessageBody | null;
  }>;
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    type: 6 | 7;
    data?: MessageBody | null;
  }>;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType<{
    type: 8;
    data: APICommandAutocompleteInteractionResponseCallbackData;
  }>;
  export const ModalInteractionCallbackRequestSchema: ZodMiniType<{
    type: 9;
    data: APIModalInteractionResponseCallbackData;
  }>;
  export const LaunchActivityInteractionCallbackRequestSchema: ZodMiniType<{ type: 12 }>;
  export const EmbeddedActivityInstanceSchema: ZodMiniType<object>;
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType<{ name: string }>;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType<{
    name: string;
    type?: 10 | 11 | 12 | null;
  }>;
  export const UpdateThreadRequestPartialSchema: ZodMiniType<{ archived?: boolean | null }>;
  export const ExternalScheduledEventResponseSchema: ZodMiniType<object>;
  export const ExternalScheduledEventCreateRequestSchema: ZodMiniType<{
    name: string;
    description?: string | null;
    scheduled_start_time: string;
    scheduled_end_time?: string | null;
    entity_metadata: { location: string };
  }>;
  export const ExternalScheduledEventPatchRequestPartialSchema: ZodMiniType<{
    status?: 1 | 2 | 3 | 4 | null;
    name?: string;
    description?: string | null;
    scheduled_start_time?: string;
    scheduled_end_time?: string | null;
    entity_metadata?: { location: string };
  }>;
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType<CommandBody>;
}
