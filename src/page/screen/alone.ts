/**
 * Puzzles, `?puzzle=russian`, and lessons, `?lesson=` or `?lesson=capture`: a screen of the bot
 * with an interactive board.
 */
import type { Color } from '../../draughts/types.ts';
import { PUZZLE_VARIANTS } from '../../features/puzzle/rules.ts';
import type { FromPage } from '../../live/protocol.ts';
import type { ShownPicture } from '../../live/screen/sent.ts';
import { connect } from '../connection.ts';
import { keepFocus } from '../focus.ts';
import { logInLink } from '../links.ts';
import { menu } from '../menu.ts';
import { openingHere } from '../opening.ts';
import { element, fill } from '../parts.ts';
import { makeLook } from '../table/look.ts';
import { type Scene, type Table, makeTable } from '../table/table.ts';
import { sayHere } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';
import { makeHeard } from './heard.ts';
import { makePanel, type Panel } from './panel.ts';
import { lineOn, movesOn } from './played.ts';
import { textIn } from './text.ts';

const TITLES = { puzzle: 'page.nav.puzzles', learn: 'page.nav.lessons' } as const;

function variantMenu(say: PageSay, { open }: Panel, { scene }: ShownPicture): HTMLElement {
  const named = PUZZLE_VARIANTS.map((id) => [id, say(`variant.${id}`)] as const);
  const now = PUZZLE_VARIANTS.find((id) => id === scene.variant) ?? '';
  const choice = menu(say('page.variant'), named, now, (variant) =>
    open({ chosen: variant ?? scene.variant }),
  );
  return element('div', 'page-settings', choice);
}

export async function openAlone(
  root: HTMLElement,
  screen: keyof typeof TITLES,
  chosen: string | null,
): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  document.title = say(TITLES[screen]);
  let table: Table | null = null;
  let playing: ShownPicture | null = null;
  const tell = (message: FromPage): void => connection.say(message);
  const look = makeLook(reading, () => show(), tell);
  const panel = makePanel(screen, { say, look, tell, changed: () => show() });
  const more = element('p', 'page-question', say('page.puzzle.more'));
  const heard = makeHeard();
  const holder = element('section', 'screen');
  const invitation = element('div', 'page-friend', more, logInLink(say));
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));

  function sceneOf(picture: ShownPicture): Scene {
    const { scene, play } = picture;
    const movers: readonly Color[] = play ? [scene.position.turn] : [];
    const isEnded = screen === 'puzzle' && !play && reading === null;
    return {
      line: lineOn(picture),
      movers,
      legal: movesOn(picture),
      usual: scene.bottom,
      status: () => '',
      sides: null,
      tools: () => [],
      notes: () => [holder, ...(isEnded ? [invitation] : []), heard.element],
      arrowsAt: (at) => (at === scene.ply ? (scene.arrows ?? []) : []),
      ...(screen === 'puzzle' && { choices: variantMenu(say, panel, picture) }),
    };
  }

  function show(): void {
    const picture = panel.pictures[0] ?? null;
    fill(holder, panel.draw(picture));
    if (!picture) {
      table = null;
      playing = null;
      return root.replaceChildren(element('h1', 'page-heard', say(TITLES[screen])), holder);
    }
    const scene = sceneOf(picture);
    if (table && playing?.scene.variant === picture.scene.variant) table.show(scene);
    else {
      keepFocus(root, () => {
        table = makeTable(root, scene, {
          say,
          look,
          moved: (move) => {
            if (playing) panel.moved(playing, move);
          },
          title: say(TITLES[screen]),
        });
      });
    }
    heard.show(textIn([holder]));
    if (playing !== picture) table?.go(picture.scene.ply);
    playing = picture;
  }

  const connection = connect(null, {
    connected: (isOpen) => {
      // On a new connection, the bot knows no earlier screens. A press opens one again.
      if (isOpen && panel.shown === null) panel.open(chosen ? { chosen } : {});
    },
    told: (message) => {
      if (message.kind !== 'refused') return panel.hear(message);
      if (message.why === 'session') return location.reload();
      show();
      table?.tell(message.text || say('page.refused'));
    },
  });
}
