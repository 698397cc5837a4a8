/**
 * Discord answers a press on a public message with another private message. Each answer about a
 * board replaces the previous one, and a move removes it. Only the token of its own interaction can
 * remove a message, for 15 minutes. So after a restart or a long pause, the last answer stays.
 */
import { Routes, type REST } from 'discord.js';
import {
  BOARD,
  CHALLENGE,
  HINT,
  MOVE,
  OFFERS,
  PLAN,
  PRACTICE,
  RESIGN,
  RESUME,
} from '../../views/presses/declarations.ts';
import { parsePress } from '../../views/presses/presses.ts';
import type { Answerable } from '../interaction.ts';
import { madeAt } from '../snowflake.ts';

/** How long (ms) a token can be used to remove messages, with a minute to spare. */
const GOOD_FOR = 14 * 60_000;
/** The number of users whose last answer is remembered. */
const MOST = 2000;

const AT_THE_BOARD = new Set(
  [BOARD, CHALLENGE, HINT, MOVE, PLAN, PRACTICE, RESIGN, RESUME, ...Object.values(OFFERS)].map(
    ({ command }) => command,
  ),
);

/** Commands about a board if an option names a game or an action; otherwise, their list stays. */
const WITH_OPTIONS = new Set(['games', 'play']);
const isInGame = ({ data }: Answerable): boolean =>
  'options' in data &&
  WITH_OPTIONS.has(data.name) &&
  data.options?.some(({ name }) => name !== 'where') === true;

function isAtBoard(interaction: Answerable): boolean {
  const { data } = interaction;
  const command = 'name' in data ? data.name : parsePress(data.custom_id)?.command;
  return isInGame(interaction) || AT_THE_BOARD.has(command ?? '');
}

/** The private message after an interaction, and whether it differs from the previous one. */
export interface Aside {
  readonly message: string | null;
  readonly isAnother: boolean;
}

export interface Asides {
  /** Removes the user's previous private answer in this channel. Never rejects. */
  readonly leave: (interaction: Answerable, aside: Aside) => Promise<void>;
}

export function asidesOver(rest: REST, now: () => number): Asides {
  const last = new Map<string, { readonly route: `/${string}`; readonly id: string }>();
  const forgetOld = (): void => {
    for (const [user, { id }] of last) {
      if (last.size <= MOST && now() - madeAt(id) < GOOD_FOR) return;
      last.delete(user);
    }
  };
  return {
    leave: async (interaction, { message, isAnother }) => {
      if (!isAtBoard(interaction)) return;
      forgetOld();
      const { application_id: application, id, token, user, channel } = interaction;
      const key = `${user.id} ${channel.id}`;
      const before = last.get(key);
      // A slow interaction can end after the next one has been answered.
      if (before && BigInt(before.id) > BigInt(id)) return;
      last.delete(key);
      if (message !== null) last.set(key, { route: Routes.webhookMessage(application, token, message), id });
      if (before && isAnother) await rest.delete(before.route, { auth: false }).catch(() => undefined);
    },
  };
}
