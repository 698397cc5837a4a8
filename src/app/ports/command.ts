/** A slash command without Discord; its text is in the catalog (`command.<name>.…`). */
import type { MoveChoice } from '../../views/board/look.ts';
import type { Subject } from '../../analysis/finding.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Game, GameId, Place } from '../../game/game.ts';
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

/** Why nothing was done: any refused `Result`. `reader/wording.ts` alone words it. */
export interface Refusal extends Refused<Problem> {
  readonly kind?: never;
  /** The game that it is about: its board is shown with it. */
  readonly game?: GameId;
  /** The moves that it is about, outside of games: their buttons are shown with it. */
  readonly board?: MoveChoice;
  /** What a chosen game or tournament is meant for, if several fit. */
  readonly again?: Press;
  /** Better ways on than the front door. */
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
       * Replaces `screen` after a press on a public message, because the channel already has the
       * board.
       */
      readonly besideCard?: Screen;
      /** It doesn't replace the pressed message. */
      readonly isNew?: true;
    }
  | Refusal
  /** The pressed private message is removed: nothing was done. */
  | { readonly kind: 'dismissed' }
  /** A window with questions, in answer to a command or to a press outside a window. */
  | { readonly kind: 'form'; readonly form: Form }
  /** A public message that shows no game. `isNew`: it doesn't replace a pressed message. */
  | { readonly kind: 'public'; readonly screen: Screen; readonly isNew?: true }
  /**
   * A saved game: post its card and retire the previous one. A new game came from one that is
   * `finished` or from a `challenge`, which is updated first. The asker sees `note` if they are in
   * another channel or the server keeps old cards; otherwise the pressed private message is
   * removed. `aside`: an additional private message to the asker. `unseen`: the problem that they get
   * instead if the game's channel is closed; a game that nobody can have seen is then called off.
   */
  | {
      readonly kind: 'card';
      readonly game: Game;
      readonly note: string;
      readonly finished?: Game;
      readonly challenge?: Challenge;
      readonly aside?: string;
      readonly unseen?: Problem;
      /** It came from a window: the card with its button stays unchanged. */
      readonly isNew?: true;
    }
  /** Analyze a finished game or record: one message shows the progress, then the result. */
  | {
      readonly kind: 'analysis';
      readonly subject: Subject;
      readonly isPrivate: boolean;
      /** Ends with a picture of the turning point instead of the whole analysis. */
      readonly isHighlight?: boolean;
    }
  /** Opens the Activity. `instead`: a private message where Discord can't. */
  | { readonly kind: 'launch'; readonly instead: Screen }
  /** A saved challenge: post its invitation, or update it. */
  | { readonly kind: 'invitation'; readonly challenge: Challenge };

export type WordedReply = Exclude<Reply, Refusal>;

/** For the asker alone, or why there is nothing to show. */
export function privately(shown: Screen | Result<Screen, Problem>): Reply {
  if (!('ok' in shown)) return { kind: 'private', screen: shown };
  return shown.ok ? { kind: 'private', screen: shown.value } : shown;
}

export const isRefusal = (reply: Reply): reply is Refusal => 'problem' in reply;

/** What Discord lets the asker do where they asked. */
interface Rights {
  /** Whether they manage the server; nobody does in direct messages. */
  readonly mayManage: boolean;
  /**
   * Why others would see nothing that is posted for the asker; `null` if they would. From a page, the
   * bot itself posts the cards of games.
   */
  readonly unseen: 'apps-unseen' | 'page-unseen' | null;
}

/** An actor in a Discord channel, thread or direct message. */
export interface Asker extends Actor {
  readonly place: Place;
  /**
   * Discord's id of the interaction: nobody here can choose it, and the asker's client knows it.
   */
  readonly interaction: string;
  /** The parent channel of the thread where they asked; `null` outside threads. */
  readonly threadOf: string | null;
  /** Whether the bot may add server events. */
  readonly mayMakeEvents: boolean;
  readonly rights: Rights;
  /** In their channel; `null` where the bot is no member, so it has no permissions anyway. */
  readonly lacking: MissingPermissions | null;
  /** The names of the roles and channels that they chose, by id. */
  readonly chosenNames: ReadonlyMap<string, string>;
  /** Discord's locale of the reader, such as `en-GB`. */
  readonly discordLocale: string;
}

type OptionKind = 'channel' | 'text' | 'user' | 'role' | 'flag' | 'number' | 'file';

export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  readonly required?: true;
  /** Fixed choices; the catalog has the text of each (`command.<name>.<option>.<choice>`). */
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

type ValueOf<K extends OptionKind> = ValueOfKind[K];

export type Values<O extends readonly CommandOption[]> = {
  readonly [P in O[number] as P['name']]: P extends { required: true }
    ? ValueOf<P['kind']>
    : ValueOf<P['kind']> | undefined;
};

export interface ServerAsker extends Asker {
  readonly place: Place & { readonly guildId: string };
}

/** A message on which a menu was opened. */
export interface TargetMessage {
  /** The game whose board it is, if it is one of the bot's own. */
  readonly board?: GameId | undefined;
  /** Where a game may stand, the likeliest first. */
  readonly texts: readonly string[];
  readonly files: readonly GivenFile[];
}

export interface Command<
  O extends readonly CommandOption[] = readonly CommandOption[],
  A extends Asker = Asker,
> {
  /** Parts of `tournament` have names such as `tournament join`. */
  readonly name: string;
  readonly options: O;
  /** Whether it answers in the channel, so that permissions are checked first. */
  readonly posts: boolean | ((values: Partial<Values<O>>) => boolean);
  readonly inServers?: true;
  /** Only managers of the server see it; others are refused. */
  readonly forAdmins?: true;
  /** The counter at which to queue (`limits.ts`); `null` for none. */
  share?(values: Partial<Values<O>>): Share | null;
  run(asker: A, values: Values<O>, app: App): Promise<Reply>;
  suggest?(
    asker: A,
    typed: { readonly option: string; readonly text: string; readonly values: Partial<Values<O>> },
    app: App,
  ): Promise<readonly Choice[]>;
  /** From Discord's menu "Apps" on a person or a message; its texts are `apps.<command>`. */
  onPerson?(asker: A, person: Person, app: App): Promise<Reply>;
  onMessage?(asker: A, message: TargetMessage, app: App): Promise<Reply>;
  /** The counter of `onMessage`. */
  readonly messageShare?: Share;
}

/** `tournament join` in the catalog, with its parent command: `tournament`, `tournament.join`. */
type Paths<N extends string> = N extends `${infer First} ${infer Rest}`
  ? First | `${First}.${Paths<Rest>}`
  : N;
type Path<N extends string> = N extends `${infer First} ${infer Rest}` ? `${First}.${Path<Rest>}` : N;

/** The keys of an option: its name, its description, and its choices unless they are variants. */
type OptionKeys<P extends string, O extends CommandOption> = O extends CommandOption
  ? | `${'name' | 'command'}.${P}.${O['name']}`
    | (O['choices'] extends readonly (infer C extends string)[]
        ? ChoiceKeys<`command.${P}.${O['name']}`, `${O['name']}.`, C>
        : never)
  : never;
type ChoiceKeys<P extends string, Shared extends string, C extends string> = C extends string
  ? `${Shared}${C}` extends Extract<Key, `variant.${string}`>
    ? never
    : `${P}.${C}`
  : never;

/** Rejects a command if any of its texts is missing from the catalog. */
type Worded<N extends string, O extends readonly CommandOption[]> =
  Exclude<`${'name' | 'command'}.${Paths<N>}` | OptionKeys<Path<N>, O[number]>, Key> extends infer Missing
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
