/**
 * The exchange about a screen that a page opened or pressed. A page has only private screens. Posts
 * to a channel are refused earlier (`perform.ts`), and the bot itself posts the card of a game
 * there.
 */
import type { Exchange, PressedMessage } from '../../app/ports/exchange.ts';
import type { GameId } from '../../game/game.ts';
import { type Screen, textOn } from '../../views/screen/screen.ts';
import { plainText } from '../plain.ts';
import type { ToPage } from '../protocol.ts';
import type { OpenedScreen } from './opened.ts';
import { type Again, keepScreen, type Screens } from './screens.ts';
import { writeForm, writeScreen, type Writer } from './write.ts';

export interface PageLine extends Writer {
  readonly screens: Screens;
  readonly tell: (message: ToPage) => void;
  /** The screen that this screen came from. */
  readonly opened: OpenedScreen;
  readonly again: Again | null;
  readonly besideGame: GameId | null;
  /** Whether nobody requested it, so that it is sent only if it has changed. */
  readonly isRenewal: boolean;
  /** Whether the page still shows it. */
  readonly isOpen: () => boolean;
}

/** There is no message in Discord. */
const PRESSED: PressedMessage = {
  card: { channelId: '', messageId: '' },
  isPrivate: true,
  isNewest: true,
};

const neverSpeaks = async (): Promise<never> => {
  throw new Error('expected a screen for a page, got a message to post');
};

/** `from`: the number of the pressed screen. */
export function pageExchange(line: PageLine, from: number | null): Exchange {
  const { screens, tell, opened, again, isRenewal, besideGame } = line;
  /** The screen that the next screen replaces. */
  let last = from;
  const show = async (screen: Screen): Promise<true> => {
    const { shown, offered } = await writeScreen(screen, line);
    const text = JSON.stringify(shown);
    const before = screens.latest.get(opened);
    const isSame = isRenewal && before?.text === text;
    const kept = { opened, offered, isFirst: last === null };
    const number = isSame ? before.number : keepScreen(screens, kept);
    if (isSame) screens.kept.set(number, kept);
    else {
      screens.latest.set(opened, { number, text, again });
      tell({ kind: 'screen', opened, number, instead: last, shown });
    }
    last = number;
    return true;
  };
  const shut = (): void => {
    if (from !== null) tell({ kind: 'shut', number: from });
  };
  return {
    pressed: PRESSED,
    isGuest: false,
    isApart: true,
    besideGame,
    whisper: async (screen) => void (await show(screen)),
    revise: async (screen) => line.isOpen() && show(screen),
    replace: show,
    ask: async (form) => {
      const { shown, offered } = writeForm(form);
      tell({ kind: 'form', opened, number: keepScreen(screens, { opened, offered, isFirst: false }), shown });
      return true;
    },
    launch: async () => false,
    tell: async (screen) => tell({ kind: 'progress', opened, text: plainText(textOn(screen)) }),
    hear: async () => shut(),
    erase: async () => {
      shut();
      return 'done';
    },
    speak: neverSpeaks,
    prepare: neverSpeaks,
    isUndone: () => false,
  };
}
