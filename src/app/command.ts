/**
 * A slash command as a plain object: what it is called, what it takes, what it does. Its words are in the catalogue
 * (`command.<name>` and `command.<name>.<option>`); Discord itself is nowhere here.
 */
import type { Place, Player } from '../game/game.ts';
import type { App } from './app.ts';
import type { GivenFile } from './file.ts';
import type { Press } from '../views/press.ts';
import type { Reply } from './reply.ts';
import type { Card } from './store.ts';
import type { Choice } from '../views/screen.ts';

/** A user as an interaction tells of them. */
export interface Person extends Player {
  readonly isBot: boolean;
}

/** Who asked, where, and in which language they read. */
export interface Asker {
  readonly user: Person;
  readonly place: Place;
  /** The channel to which the thread belongs where they asked; `null` where that is no thread. */
  readonly threadOf: string | null;
  /** Whether nobody else can read there: in direct messages with the bot. */
  readonly isAlone: boolean;
  /** Their roles in the server, by their ids. */
  readonly roles: readonly string[];
  /** What the reader reads: `discordLocale`, behind the language that they chose (`readingIn`). */
  readonly locale: string;
  /** Discord's locale of the reader, such as `en-GB`. */
  readonly discordLocale: string;
  /** When the user acted (ms): from the interaction's id, not from when we came to it. */
  readonly at: number;
}

export type OptionKind = 'channel' | 'text' | 'user' | 'flag' | 'number' | 'file';

export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  readonly required?: true;
  /** Fixed choices; each has its words in the catalogue (`command.<name>.<option>.<choice>`). */
  readonly choices?: readonly string[];
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
}

type ValueOf<K extends OptionKind> = ValueOfKind[K];

/** The values given for a list of options: required ones are there, others may be undefined. */
export type Values<O extends readonly CommandOption[]> = {
  readonly [P in O[number] as P['name']]: P extends { required: true }
    ? ValueOf<P['kind']>
    : ValueOf<P['kind']> | undefined;
};

/** A press that arrived: what it means, and what was chosen if it was a menu. */
export interface Pressed extends Press {
  /** It was made on a message that only the presser sees. */
  readonly isPrivate: boolean;
  /** The only or first value; `null` of a button, and when nothing was chosen. */
  readonly value: string | null;
  readonly values: readonly string[];
  /** What was pressed. */
  readonly message: Card;
}

export interface Command<O extends readonly CommandOption[] = readonly CommandOption[]> {
  readonly name: string;
  readonly options: O;
  /** It (or a press of it) posts for everyone: the bot's permissions in the channel are looked at before it runs. */
  readonly posts: boolean;
  /** It is there in servers only; without this, in direct messages with the bot as well. */
  readonly inServers?: true;
  /** Only those who may manage the server see it, and its use and its buttons are refused to others. */
  readonly forAdmins?: true;
  run(asker: Asker, values: Values<O>, app: App): Promise<Reply>;
  /** At most 25 completions of the option that is being typed. */
  suggest?(
    asker: Asker,
    typed: { readonly option: string; readonly text: string; readonly values: Partial<Values<O>> },
    app: App,
  ): Promise<readonly Choice[]>;
  press?(asker: Asker, pressed: Pressed, app: App): Promise<Reply>;
}

/** Types a command's `run` and `suggest` by its own options. */
export const defineCommand = <const O extends readonly CommandOption[]>(command: Command<O>): Command<O> =>
  command;
