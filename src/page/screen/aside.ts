/**
 * A screen beside a game. If a picture on it can be played on, the game's own board is played on in
 * its place.
 */
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownPicture, ShownScreen } from '../../live/screen/sent.ts';
import type { FromPage, GameFacts, ToPage } from '../../live/protocol.ts';
import type { Color } from '../../draughts/types.ts';
import { button, element } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';
import { drawScreen } from './blocks.ts';
import { openForm } from './form.ts';

export interface Aside {
  /** The side whose moves the screen offers. */
  readonly movers: readonly Color[];
  readonly notes: readonly HTMLElement[];
  /** The game has changed, so its screen is opened again. */
  game(facts: GameFacts): void;
  /** A move on the board, in full notation. */
  moved(move: string): void;
  hear(message: ToPage): void;
}

interface Parts {
  readonly say: PageSay;
  readonly look: Look;
  readonly tell: (message: FromPage) => void;
  readonly changed: () => void;
  /** The viewer has closed it. */
  readonly closed: () => void;
}

interface Shown {
  readonly number: number;
  readonly screen: ShownScreen;
}

const playableIn = ({ blocks }: ShownScreen): ShownPicture | null =>
  blocks.flatMap((block) => (block.kind === 'picture' && block.picture.play ? [block.picture] : []))[0] ??
  null;

export function makeAside(screen: OpenedScreen, { say, look, tell, changed, closed }: Parts): Aside {
  let shown: Shown | null = null;
  let ply = -1;
  let progress = '';
  const open = (): void => tell({ kind: 'open', screen });
  const press = (number: number, control: number, values: readonly string[], answers = {}): void =>
    tell({ kind: 'press', screen: number, control, values: [...values], answers });
  const live = (): ShownPicture | null => {
    const picture = shown && playableIn(shown.screen);
    return picture?.scene.ply === ply ? picture : null;
  };

  function elements(): readonly HTMLElement[] {
    if (!shown) return [];
    const { number, screen: drawn } = shown;
    const playable = live();
    const holder = element('section', 'screen');
    const drawing = {
      say,
      look,
      press: (control: number, values: readonly string[]) => press(number, control, values),
      isLive: (picture: ShownPicture) => picture === playable,
    };
    holder.append(...drawScreen(drawing, drawn), button(say('page.close'), closed));
    return [holder];
  }

  return {
    get movers() {
      const playable = live();
      return playable ? [playable.scene.position.turn] : [];
    },
    get notes() {
      return [...elements(), ...(progress ? [element('p', 'page-watchers', progress)] : [])];
    },
    game({ moves, result }) {
      if (moves.length === ply && result === null) return;
      ply = moves.length;
      open();
    },
    moved(move) {
      const played = live()?.play?.find((each) => each.move === move);
      if (shown && played) press(shown.number, played.control, []);
    },
    hear(message) {
      if (message.kind === 'progress') progress = message.text;
      else if (message.kind === 'form')
        openForm(say, message.shown, (answers) => press(message.number, 0, [], answers));
      else if (message.kind === 'screen') {
        shown = { number: message.number, screen: message.shown };
        progress = '';
      } else if (message.kind === 'shut' && shown?.number === message.number) {
        // It is too old, or was answered: the present one takes its place.
        shown = null;
        open();
      }
      changed();
    },
  };
}
