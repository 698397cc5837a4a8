/**
 * A screen beside a game. If a picture on it can be played on, the game's own board is played on in
 * its place.
 */
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownPicture, ShownScreen } from '../../live/screen/sent.ts';
import type { GameFacts, ToPage } from '../../live/protocol.ts';
import type { Color } from '../../draughts/types.ts';
import { button, element } from '../parts.ts';
import { makePanel, type PanelParts } from './panel.ts';

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

interface Parts extends PanelParts {
  /** The viewer has closed it. */
  readonly closed: () => void;
}

const playableIn = ({ blocks }: ShownScreen): ShownPicture | null =>
  blocks.flatMap((block) => (block.kind === 'picture' && block.picture.play ? [block.picture] : []))[0] ??
  null;

export function makeAside(screen: OpenedScreen, { closed, ...parts }: Parts): Aside {
  const panel = makePanel(screen, parts);
  let ply = -1;
  const live = (): ShownPicture | null => {
    const picture = panel.shown && playableIn(panel.shown);
    return picture?.scene.ply === ply ? picture : null;
  };
  return {
    get movers() {
      const playable = live();
      return playable ? [playable.scene.position.turn] : [];
    },
    get notes() {
      const playable = live();
      const holder = element('section', 'screen');
      holder.append(
        ...panel.draw((picture) => picture === playable),
        button(parts.say('page.close'), closed),
      );
      return panel.shown ? [holder] : [];
    },
    game({ moves, result }) {
      if (moves.length === ply && result === null) return;
      ply = moves.length;
      panel.open();
    },
    moved(move) {
      const played = live()?.play?.find((each) => each.move === move);
      if (played) panel.press(played.control, []);
    },
    hear: (message) => panel.hear(message),
  };
}
