/** A slash command, independent of Discord. Its texts are in the catalog (`command.<name>`). */
import type { MoveChoice } from '../../views/board/look.ts';
import type { Subject } from '../../analysis/finding.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Game, GameId, Place } from '../../game/game.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Block, Form, Screen, Choice } from '../../views/screen/screen.ts';
import { type Result, refused, type Refused } from '../../kit/result.ts';
import type { MissingPermissions } from './messenger.ts';
import type { Actor, Person } from './actor.ts';
import type { App } from './app.ts';
import type { GivenFile } from './reading.ts';
import type { Key } from '../../i18n/say.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Problem } from '../problem/problem.ts';
import type { Share } from './limits.ts';

/** The reason nothing was done: any refused `Result`. Only `reader/wording.ts` words it. */
export interface Refusal extends Refused<Problem> {
  readonly kind?: never;
  /** The game that the refusal is about. Its board is shown with the refusal. */
  readonly game?: GameId;
  /** The moves that the refusal is about, outside of games. Their buttons are shown with it. */
  readonly board?: MoveChoice;
  /** The action for the game or tournament that the user chooses if several fit. */
  readonly again?: Press;
  /** Next steps that help more than the front door. */
  readonly below?: readonly Block[];
  /** It doesn't replace the pressed message. */
  readonly isNew?: true;
}

export type Reply =
  /**
   * A private message; it replaces the private message that was pressed, if one was. `shows`: the
   * game on its board, whose public card is restored if deleted. `changed`: a saved game whose card
   * is updated in place.
   */
  | {
      readonly kind: 'private';
      readonly screen: Screen;
      readonly shows?: GameId;
      readonly changed?: Game;
      /**
       * Replaces `screen` after a press on a public message, because the channel already shows the
       * board.
       */
      readonly besideCard?: Screen;
      /** It doesn't replace the pressed message. */
      readonly isNew?: true;
    }
  | Refusal
  /** The pressed private message is removed, because nothing was done. */
  | { readonly kind: 'dismissed' }
  /** A window with questions, as the answer to a command or to a press outside a window. */
  | { readonly kind: 'form'; readonly form: Form }
  /** A public message that shows no game. `isNew`: it doesn't replace a pressed message. */
  | { readonly kind: 'public'; readonly screen: Screen; readonly isNew?: true }
  /**
   * A saved game: posts its card and retires the previous card. A new game came from one that is
   * `finished` or from a `challenge`, which is updated first. The asker sees `note` if they are in
   * another channel or the server keeps old cards. Otherwise, the pressed private message is
   * removed. `aside`: an additional private message to the asker. `unseen`: the problem shown
   * instead if the game's channel is closed. A game that nobody can have seen is then canceled.
   */
  | {
      readonly kind: 'card';
      readonly game: Game;
      readonly note: string;
      readonly finished?: Game;
      readonly challenge?: Challenge;
      readonly aside?: string;
      readonly unseen?: Problem;
      /** Whether it came from a window. The card with its button then stays unchanged. */
      readonly isNew?: true;
    }
  /** An analysis of a finished game or record: one message shows the progress, then the result. */
  | {
      readonly kind: 'analysis';
      readonly subject: Subject;
      readonly isPrivate: boolean;
      /** Whether it ends with a picture of the turning point instead of the whole analysis. */
      readonly isHighlight?: boolean;
    }
  /** Opens the Activity. `instead`: the private message to send where Discord can't open it. */
  | { readonly kind: 'launch'; readonly instead: Screen }
  /** A saved challenge: posts its invitation, or updates it. */
  | { readonly kind: 'invitation'; readonly challenge: Challenge };

export type WordedReply = Exclude<Reply, Refusal>;

/** A reply for the asker alone: the screen, or the reason there is nothing to show. */
export function privately(shown: Screen | Result<Screen, Problem>): Reply {
  if (!('ok' in shown)) return { kind: 'private', screen: shown };
  return shown.ok ? { kind: 'private', screen: shown.value } : shown;
}

/** A new message for everyone in the channel. */
export const publicly = (screen: Screen): Reply => ({ kind: 'public', isNew: true, screen });

export const privateText = (words: string): Reply => privately(quiet(text(words)));

export const isRefusal = (reply: Reply): reply is Refusal => 'problem' in reply;

/** What Discord allows the asker to do in the place of their request. */
interface Rights {
  /** Whether they manage the server; nobody does in direct messages. */
  readonly mayManage: boolean;
  /**
   * The reason others would not see a post for the asker; `null` if they would see it. From a page,
   * the bot itself posts the cards of games.
   */
  readonly unseen: 'apps-unseen' | 'page-unseen' | null;
}

/** An actor in a Discord channel, thread or direct message. */
export interface Asker extends Actor {
  readonly place: Place;
  /**
   * Discord's id of the interaction. Nobody here can choose it, and the asker's client knows it.
   */
  readonly interaction: string;
  /** The parent channel of the thread where they asked; `null` outside threads. */
  readonly threadOf: string | null;
  /** Whether the bot may add server events. */
  readonly mayMakeEvents: boolean;
  readonly rights: Rights;
  /** The bot's missing permissions in their channel; `null` where the bot is not a member. */
  readonly lacking: MissingPermissions | null;
  /** The names of the roles and channels that they chose, by id. */
  readonly chosenNames: ReadonlyMap<string, string>;
  /** Discord's locale for the reader, such as `en-GB`. */
  readonly discordLocale: string;
}

type OptionKind = 'channel' | 'text' | 'user' | 'role' | 'flag' | 'number' | 'file';

export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  readonly required?: true;
  /** Fixed choices; the catalog has the text of each (`choice.<name>.<option>.<choice>`). */
  readonly choices?: readonly string[];
  /** The smallest and the largest number. */
  readonly bounds?: readonly [number, number];
  /** Only for managers of the server. */
  readonly forAdmins?: true;
  readonly suggests?: true;
}

interface ValueOfKind {
  readonly text: string;
  readonly user: Person;
  readonly flag: boolean;
  readonly number: number;
  readonly file: GivenFile;
  readonly channel: string;
  readonly role: string;
}

/** `perform.ts` refuses a choice that is not offered. */
type ValueOf<O extends CommandOption> = O extends { readonly choices: readonly (infer C extends string)[] }
  ? C
  : ValueOfKind[O['kind']];

export type Values<O extends readonly CommandOption[]> = {
  readonly [P in O[number] as P['name']]: P extends { required: true } ? ValueOf<P> : ValueOf<P> | undefined;
};

export interface ServerAsker extends Asker {
  readonly place: Place & { readonly guildId: string };
}

/** A message that a menu was opened on. */
export interface TargetMessage {
  /** The game whose board it is, if it is one of the bot's own. */
  readonly board?: GameId | undefined;
  /** Texts that may contain a game, the most likely first. */
  readonly texts: readonly string[];
  readonly files: readonly GivenFile[];
}

export interface Command<
  O extends readonly CommandOption[] = readonly CommandOption[],
  A extends Asker = Asker,
> {
  /** The name of a subcommand starts with its command, as in `tournament join`. */
  readonly name: string;
  readonly options: O;
  /** Whether it answers in the channel, which requires a check of permissions first. */
  readonly posts: boolean | ((values: Partial<Values<O>>) => boolean);
  readonly inServers?: true;
  /** Only managers of the server see the command. Others are refused. */
  readonly forAdmins?: true;
  /** The queue for its work (`limits.ts`); `null` for none. */
  share?(values: Partial<Values<O>>): Share | null;
  run(asker: A, values: Values<O>, app: App): Promise<Reply>;
  suggest?(
    asker: A,
    typed: { readonly option: string; readonly text: string; readonly values: Partial<Values<O>> },
    app: App,
  ): Promise<readonly Choice[]>;
  /** From Discord's "Apps" menu on a person or a message. Its texts are `apps.<command>`. */
  onPerson?(asker: A, person: Person, app: App): Promise<Reply>;
  onMessage?(asker: A, message: TargetMessage, app: App): Promise<Reply>;
  /** The queue for `onMessage`. */
  readonly messageShare?: Share;
}

/** The catalog paths of `tournament join` and its parent: `tournament`, `tournament.join`. */
type Paths<N extends string> = N extends `${infer First} ${infer Rest}`
  ? First | `${First}.${Paths<Rest>}`
  : N;
type Path<N extends string> = N extends `${infer First} ${infer Rest}` ? `${First}.${Path<Rest>}` : N;

/** The keys of an option: its description, and its choices unless they have names everywhere. */
type OptionKeys<P extends string, O extends CommandOption> = O extends CommandOption
  ? | `command.${P}.${O['name']}`
    | (O['choices'] extends readonly (infer C extends string)[]
        ? ChoiceKeys<`choice.${P}.${O['name']}`, `${O['name']}.`, C>
        : never)
  : never;
type ChoiceKeys<P extends string, Shared extends string, C extends string> = C extends string
  ? `${Shared}${C}` extends Extract<Key, `${'variant' | 'theme'}.${string}`>
    ? never
    : `${P}.${C}`
  : never;

/** Rejects a command if the catalog lacks any of its texts. */
type Worded<N extends string, O extends readonly CommandOption[]> =
  Exclude<`command.${Paths<N>}` | OptionKeys<Path<N>, O[number]>, Key> extends infer Missing
    ? [Missing] extends [never]
      ? { readonly name: N }
      : { readonly name: N; readonly 'missing in the catalog': Missing }
    : never;

/** Types `run` and `suggest` by the options. */
export const defineCommand = <const N extends string, const O extends readonly CommandOption[]>(
  command: Command<O> & Worded<N, O> & { readonly name: N },
): Command<O> => command;

export const isInServer = (asker: Asker): asker is ServerAsker => asker.place.guildId !== null;

export const defineServerCommand = <const N extends string, const O extends readonly CommandOption[]>(
  command: Omit<Command<O, ServerAsker>, 'inServers' | 'onMessage'> & Worded<N, O> & { readonly name: N },
): Command<O> => ({
  ...command,
  inServers: true,
  run: async (asker, values, app) =>
    isInServer(asker) ? command.run(asker, values, app) : refused({ code: 'no-server' }),
  async suggest(asker, typed, app) {
    return (isInServer(asker) && (await command.suggest?.(asker, typed, app))) || [];
  },
  ...(command.onPerson && {
    onPerson: async (asker, person, app) =>
      (isInServer(asker) && (await command.onPerson?.(asker, person, app))) || refused({ code: 'no-server' }),
  }),
});
