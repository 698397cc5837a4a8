/**
 * Source:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
 */
import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
} from 'discord.js';
import { z } from 'zod';
import { LIMITS } from './showing/limits.ts';

const Id = z.string().regex(/^\d{1,20}$/u);
const Bits = z.string().regex(/^\d{1,40}$/u);
const Token = z.string().regex(/^[\w.=+-]+$/u);
const CustomId = z.string().max(LIMITS.press);

const User = z.object({
  id: Id,
  username: z.string(),
  global_name: z.string().nullish(),
  bot: z.boolean().optional(),
});
const Nick = z.object({ nick: z.string().nullish() });
/** A member, in the format that Discord also uses outside interactions. */
export const Member = Nick.extend({
  user: User,
  roles: z.array(Id),
  joined_at: z.string().nullish(),
  flags: z.int().optional(),
});

const Channel = z.object({
  id: Id,
  type: z.number(),
  name: z.string().nullish(),
  parent_id: Id.nullish(),
  last_message_id: Id.nullish(),
});

const Message = z.object({ id: Id, channel_id: Id, flags: z.int().optional() });

const Common = z.object({
  id: Id,
  application_id: Id,
  token: Token,
  user: User.optional(),
  member: Member.extend({ permissions: Bits }).optional(),
  guild_id: Id.optional(),
  guild_locale: z.string().optional(),
  locale: z.string(),
  channel: Channel,
  context: z.number().nullish(),
  app_permissions: Bits,
  authorizing_integration_owners: z.object({ 0: Id.optional(), 1: Id.optional() }),
});

const named = { name: z.string(), focused: z.boolean().optional() };
const BasicOption = z.discriminatedUnion('type', [
  z.object({ ...named, type: z.literal(Kind.String), value: z.string() }),
  z.object({
    ...named,
    type: z.literal([Kind.Integer, Kind.Number]),
    value: z.union([z.number(), z.string()]),
  }),
  z.object({ ...named, type: z.literal(Kind.Boolean), value: z.boolean() }),
  z.object({ ...named, type: z.literal([Kind.Channel, Kind.Role, Kind.Mentionable]), value: Id }),
  z.object({ ...named, type: z.literal([Kind.User, Kind.Attachment]), value: Id }),
]);
const Subcommand = z.object({
  name: z.string(),
  type: z.literal(Kind.Subcommand),
  options: z.array(BasicOption).optional(),
});
const SubcommandGroup = z.object({
  name: z.string(),
  type: z.literal(Kind.SubcommandGroup),
  options: z.array(Subcommand).optional(),
});

const Attachment = z.object({ id: Id, filename: z.string(), size: z.number(), url: z.string() });
const Resolved = z.object({
  users: z.record(z.string(), User).optional(),
  members: z.record(z.string(), Nick).optional(),
  attachments: z.record(z.string(), Attachment).optional(),
  channels: z.record(z.string(), Channel).optional(),
  roles: z.record(z.string(), z.object({ name: z.string() })).optional(),
});

const CommandData = z.object({
  type: z.literal(ApplicationCommandType.ChatInput),
  name: z.string(),
  options: z.array(z.discriminatedUnion('type', [BasicOption, Subcommand, SubcommandGroup])).optional(),
  resolved: Resolved.optional(),
});

const UserMenuData = z.object({
  type: z.literal(ApplicationCommandType.User),
  name: z.string(),
  target_id: Id,
  resolved: Resolved,
});

/** The texts of a message are optional, so an unknown shape is no error. */
const Words = z.string().nullish().catch(null);
const list = <T extends z.ZodType>(of: T) => z.array(of).nullish().catch(null);
const Embed = z.object({
  title: Words,
  description: Words,
  fields: list(z.object({ name: Words, value: Words })),
  footer: z.object({ text: Words }).nullish().catch(null),
});
/** A component with text (a text display), a button or menu, or one with other components. */
export interface ShownJson {
  readonly content?: string | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly components?: readonly ShownJson[] | null | undefined;
}
const Shown: z.ZodType<ShownJson> = z.lazy(() =>
  z.object({ content: Words, custom_id: Words, components: list(Shown) }),
);
const Written = z.object({
  content: z.string(),
  attachments: z.array(Attachment),
  embeds: list(Embed),
  components: list(Shown),
});
/** A forwarded message. */
const Snapshot = z.object({ message: Written });
const MessageMenuData = z.object({
  type: z.literal(ApplicationCommandType.Message),
  name: z.string(),
  target_id: Id,
  resolved: z.object({
    messages: z.record(
      z.string(),
      Written.extend({ author: User.optional(), message_snapshots: z.array(Snapshot).optional() }),
    ),
  }),
});

const Answer = z.object({
  component: z
    .object({ custom_id: CustomId, value: z.unknown().optional(), values: z.array(z.string()).optional() })
    .optional(),
});

const Command = Common.extend({
  type: z.literal(InteractionType.ApplicationCommand),
  data: z.discriminatedUnion('type', [CommandData, UserMenuData, MessageMenuData]),
});
const Completion = Common.extend({
  type: z.literal(InteractionType.ApplicationCommandAutocomplete),
  data: CommandData,
});
const Press = Common.extend({
  type: z.literal(InteractionType.MessageComponent),
  data: z.object({
    custom_id: CustomId,
    values: z.array(z.string()).optional(),
    resolved: Resolved.optional(),
  }),
  message: Message,
});
const Submission = Common.extend({
  type: z.literal(InteractionType.ModalSubmit),
  data: z.object({ custom_id: CustomId, components: z.array(Answer), resolved: Resolved.optional() }),
  message: Message.optional(),
});

const InteractionJson = z
  .discriminatedUnion('type', [Command, Completion, Press, Submission])
  .transform((json, context) => {
    const user = json.member?.user ?? json.user;
    if (user) return { ...json, user };
    context.addIssue('nobody asked');
    return z.NEVER;
  });

export type Interaction = z.infer<typeof InteractionJson>;
export type CommandInteraction = Extract<Interaction, { type: InteractionType.ApplicationCommand }>;
export type CompletionInteraction = Extract<
  Interaction,
  { type: InteractionType.ApplicationCommandAutocomplete }
>;
export type SubmitInteraction = Extract<Interaction, { type: InteractionType.ModalSubmit }>;
export type PressInteraction =
  | SubmitInteraction
  | Extract<Interaction, { type: InteractionType.MessageComponent }>;
export type Answerable = CommandInteraction | PressInteraction;

export type CommandJson = z.infer<typeof CommandData>;
export type MenuJson = z.infer<typeof UserMenuData> | z.infer<typeof MessageMenuData>;
export type MenuOn<T extends MenuJson['type']> = Extract<MenuJson, { readonly type: T }>;
export type WrittenJson = z.infer<typeof Written>;
export type EmbedJson = z.infer<typeof Embed>;
export type AttachmentJson = z.infer<typeof Attachment>;
export type ResolvedJson = z.infer<typeof Resolved>;
export type OptionJson = z.infer<typeof BasicOption>;
export type ChannelJson = z.infer<typeof Channel>;
export type UserJson = z.infer<typeof User>;

export const readInteraction = (json: unknown): z.ZodSafeParseResult<Interaction> =>
  InteractionJson.safeParse(json);

export const isPrivate = ({ flags }: { readonly flags?: number | undefined }): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
