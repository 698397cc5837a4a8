/** Codes: docs.discord.com/developers/topics/opcodes-and-status-codes#json */

export interface Flaw {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

interface More {
  readonly flaws?: readonly Flaw[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly more: More;

  constructor(status: number, code: number, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const invalidForm = (flaws: readonly Flaw[]): Refusal =>
  new Refusal(400, 50035, 'Invalid Form Body', { flaws });

const REFUSALS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  tooManyEvents: [400, 30038, 'Maximum number of guild scheduled events reached (100)'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  noActivity: [400, 50234, 'This application has no Activity to launch'],
  entryPointLost: [
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
  ],
  threadThere: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'Thread is locked'],
} as const;

type Name = keyof typeof REFUSALS;

export function refusal(name: Name): Refusal {
  const [status, code, message] = REFUSALS[name];
  return new Refusal(status, code, message);
}

export const isRefusal = ({ code }: Refusal, name: Name): boolean => code === REFUSALS[name][1];

export function bodyOf({ message, code, more: { flaws, extra } }: Refusal): Record<string, unknown> {
  return { message, code, ...extra, ...(flaws && { errors: treeOf(flaws) }) };
}

function treeOf(flaws: readonly Flaw[], depth: number = 0): Record<string, unknown> {
  const here = flaws.filter(({ path }) => path.length === depth);
  const below = Map.groupBy(
    flaws.filter(({ path }) => path.length > depth),
    ({ path }) => String(path[depth]),
  );
  const branches = [...below].map(([step, inner]) => [step, treeOf(inner, depth + 1)] as const);
  const leaf = here.map(({ code, message }) => ({ code, message }));
  return Object.fromEntries([...branches, ...(leaf.length > 0 ? [['_errors', leaf] as const] : [])]);
}
