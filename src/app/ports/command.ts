/**
 * A slash command as a plain object: what it is called, what it takes, what it does. Its words are in the catalogue
 * (`command.<name>` and `command.<name>.<option>`); Discord itself is nowhere here.
 */
import type { Subject } from '../../analysis/finding.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game, GameId, MessageAddress, Place, Player } from '../../game/game.ts';
import type { Form } from '../../views/screen/form.ts';
import type { Screen, Choice } from '../../views/screen/screen.ts';
import type { App } from './app.ts';
import type { GivenFile } from './reading.ts';
import {
  type Answers,
  type Arrived,
  type Controls,
  type Press,
  type Presses,
  readPress,
} from '../../views/presses/presses.ts';
import { sayIn } from '../../i18n/say.ts';
import { refusalScreen } from '../problem/refusal.ts';
import type { Share } from './limits.ts';

export type Reply =
  /**
   * A message only for the asker. In answer to a press on another private message it takes that one's place. `shows`: the
   * game whose board it is; its card for everyone is then looked for, and replaced if somebody deleted it. `changed`: a game that
   * was saved, whose card is brought up to date where it is. `isRefusal`: what was asked for cannot be, and the message says why.
   */
  | {
      readonly kind: 'private';
      readonly screen: Screen;
      readonly shows?: GameId;
      readonly changed?: Game;
      readonly isRefusal?: true;
      /** What answers a press on a message for everyone instead: the board stands in the channel already. */
      readonly besideCard?: Screen;
    }
  /** The private message that was pressed goes away: nothing was done, and nothing need be said. */
  | { readonly kind: 'dismissed' }
  /** A window with questions, in answer to a command or to a press that is no window's. */
  | { readonly kind: 'form'; readonly form: Form }
  /** A message for everyone that belongs to no game's state. `isNew`: it doesn't take the place of a message that was pressed. */
  | { readonly kind: 'public'; readonly screen: Screen; readonly isNew?: true }
  /**
   * The game was changed, or begun, and saved: post its new card for everyone and retire the one before. A new game came from
   * one that is `finished` or from a `challenge`, which is brought up to date first. `note` tells
   * whoever did it that it is done, when they are in another channel than the game or the server keeps its old cards; elsewhere
   * the private message from which it came goes away, for the card says the same. `aside` is what else only they should hear of. `unseen` is what they hear instead where the
   * game is in another channel and that is closed to us; a game that nobody can have seen is then called off.
   */
  | {
      readonly kind: 'card';
      readonly game: Game;
      readonly note: string;
      readonly finished?: Game;
      readonly challenge?: Challenge;
      readonly aside?: string;
      readonly unseen?: Screen;
    }
  /** A finished game or a record is to be analyzed: one message shows how far that is, and at last what was found. */
  | { readonly kind: 'analysis'; readonly subject: Subject; readonly isPrivate: boolean }
  /** The challenge was made or changed and saved: post its invitation, or bring it up to date. */
  | { readonly kind: 'invitation'; readonly challenge: Challenge };

/** A user as an interaction tells of them. */
export interface Person extends Player {
  readonly isBot: boolean;
}

/** Who asked, where, and in which language they read. */
export interface Asker {
  readonly user: Person;
  /** Discord's id of the interaction: nobody here can choose it, and the asker's own client knows it. */
  readonly interaction: string;
  readonly place: Place;
  /** The channel to which the thread belongs where they asked; `null` where that is no thread. */
  readonly threadOf: string | null;
  /** Whether nobody else can read there: in direct messages with the bot. */
  readonly isAlone: boolean;
  /** Their roles in the server, by their ids. */
  readonly roles: readonly string[];
  /** Whether Discord lets them manage the server, its events or its messages: they may hold tournaments. */
  readonly mayOrganize: boolean;
  /** Whether Discord lets the bot itself add to the events of the server. */
  readonly mayMakeEvents: boolean;
  /** What the reader reads: `discordLocale`, behind the language that they chose (`readingIn`). */
  readonly locale: string;
  /** Discord's locale of the reader, such as `en-GB`. */
  readonly discordLocale: string;
  /** When the user acted (ms): from the interaction's id, not from when we came to it. */
  readonly at: number;
}

export type OptionKind = 'channel' | 'text' | 'user' | 'role' | 'flag' | 'number' | 'file';

export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  readonly required?: true;
  /** Fixed choices; each has its words in the catalogue (`command.<name>.<option>.<choice>`). */
  readonly choices?: readonly string[];
  /** The least and the greatest number that Discord lets through. */
  readonly bounds?: readonly [number, number];
  /** Only those who may manage the server may give it; others are refused. */
  readonly forAdmins?: true;
  /** The command's `suggest` completes it while it is typed. */
  readonly suggests?: true;
}

interface ValueOfKind {
  readonly text: string;
  readonly user: Person;
  readonly flag: boolean;
  readonly number: number;
  readonly file: GivenFile;
  /** Its id. */
  readonly channel: string;
  /** Its id. */
  readonly role: string;
}

type ValueOf<K extends OptionKind> = ValueOfKind[K];

/** The values given for a list of options: required ones are there, others may be undefined. */
export type Values<O extends readonly CommandOption[]> = {
  readonly [P in O[number] as P['name']]: P extends { required: true }
    ? ValueOf<P['kind']>
    : ValueOf<P['kind']> | undefined;
};

/** Someone who asked in a server. */
export interface ServerAsker extends Asker {
  readonly place: Place & { readonly guildId: string };
}

/** Where something was pressed. */
export interface Pressing {
  /** It was made on a message that only the presser sees. */
  readonly isPrivate: boolean;
  /** `null`: in a window that a command opened. */
  readonly message: MessageAddress | null;
}

/** A press as it came, with what was chosen if it was a menu, and what was answered if it was a window. */
export interface Pressed extends Press, Pressing {
  readonly values: readonly string[];
  readonly answers: Answers;
}

/** The answer to a press that was read. */
export interface PressAnswer<A extends Asker> {
  /** `null` when what was pressed is not there any more. */
  run(asker: A, app: App): Promise<Reply | null>;
  /** It posts for everyone, as its command does not. */
  readonly posts?: boolean;
}

type Handlers<C extends Controls, A extends Asker> = {
  readonly [Action in keyof C]: (
    asker: A,
    arrived: Arrived<C[Action]> & Pressing,
    app: App,
  ) => Promise<Reply | null>;
};

/** The answers of a command to its presses, one for each that is declared; `null` for what is none of them. */
export function answering<C extends Controls, A extends Asker = Asker>(
  { controls }: Presses<C>,
  handlers: Handlers<C, A>,
): (pressed: Pressed) => PressAnswer<A> | null {
  const isDeclared = (action: string): action is keyof C & string => Object.hasOwn(controls, action);
  const answer = (action: keyof C, { args, values, answers, isPrivate, message }: Pressed) => {
    const arrived = readPress(controls[action], args, values, answers);
    if (arrived === null) return null;
    const run: PressAnswer<A>['run'] = (asker, app) =>
      handlers[action](asker, { ...arrived, isPrivate, message }, app);
    return { run, posts: controls[action]?.posts === true };
  };
  return (pressed) => (isDeclared(pressed.action) ? answer(pressed.action, pressed) : null);
}

export interface Command<
  O extends readonly CommandOption[] = readonly CommandOption[],
  A extends Asker = Asker,
> {
  /**
   * As it is typed. One of several words, such as `tournament join`, is listed under the first, together with all that begin so;
   * one of these answers their presses.
   */
  readonly name: string;
  readonly options: O;
  /** It and its presses post for everyone: the bot's permissions in the channel are looked at before it runs. */
  readonly posts: boolean;
  /** It is there in servers only; without this, in direct messages with the bot as well. */
  readonly inServers?: true;
  /** Only those who may manage the server see it, and its use and its buttons are refused to others. */
  readonly forAdmins?: true;
  /** The counter at which one waits for what was typed or pressed (`shares.ts`); without it, or with `null`, at none. */
  share?(asked: { readonly press: Press | null; readonly values: Partial<Values<O>> }): Share | null;
  run(asker: A, values: Values<O>, app: App): Promise<Reply>;
  /** At most 25 completions of the option that is being typed. */
  suggest?(
    asker: A,
    typed: { readonly option: string; readonly text: string; readonly values: Partial<Values<O>> },
    app: App,
  ): Promise<readonly Choice[]>;
  /** `answering` makes it. */
  press?(pressed: Pressed): PressAnswer<A> | null;
}

/** Types a command's `run` and `suggest` by its own options. */
export const defineCommand = <const O extends readonly CommandOption[]>(command: Command<O>): Command<O> =>
  command;

const isInServer = (asker: Asker): asker is ServerAsker => asker.place.guildId !== null;

const noServer = async ({ locale }: Asker): Promise<Reply> => ({
  kind: 'private',
  screen: refusalScreen(sayIn(locale), { code: 'no-server' }),
  isRefusal: true,
});

const forServers = (answer: PressAnswer<ServerAsker> | null): PressAnswer<Asker> | null =>
  answer && {
    ...answer,
    run: async (asker, app) => (isInServer(asker) ? answer.run(asker, app) : noServer(asker)),
  };

/** The same for a command that is there in servers only: whoever asks elsewhere is told so, and never comes to it. */
export const defineServerCommand = <const O extends readonly CommandOption[]>(
  command: Omit<Command<O, ServerAsker>, 'inServers'>,
): Command<O> => ({
  ...command,
  inServers: true,
  run: (asker, values, app) => (isInServer(asker) ? command.run(asker, values, app) : noServer(asker)),
  async suggest(asker, typed, app) {
    return (isInServer(asker) && (await command.suggest?.(asker, typed, app))) || [];
  },
  ...(command.press && { press: (pressed) => forServers(command.press?.(pressed) ?? null) }),
});
