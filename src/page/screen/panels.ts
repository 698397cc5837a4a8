/** Several screens that stay open on one page, in the order of `OPENED`. */
import { OPENED, type OpenedScreen } from '../../live/screen/opened.ts';
import type { ToPage } from '../../live/protocol.ts';
import { button, element, fill, reveal } from '../parts.ts';
import { makePanel, type Panel, type PanelParts } from './panel.ts';

const MOST_COLUMNS = 3;

/** `back`: leads to the screen that a panel opened with. */
export function makePanels(
  back: string,
  parts: Omit<PanelParts, 'changed'>,
  changed: () => void = () => undefined,
) {
  const holder = element('div', 'page-home');
  const sections = new Map<OpenedScreen, HTMLElement>();
  const panels = new Map<OpenedScreen, Panel>();
  const asked = new Set<OpenedScreen>();

  function show(opened: OpenedScreen, isAnswer = false): void {
    const [panel, section] = [panels.get(opened), sections.get(opened)];
    if (!panel || !section) return;
    const drawn = panel.draw();
    section.hidden = drawn.length === 0;
    const parted = panel.isFirst ? drawn : [...drawn, button(back, () => panel.open())];
    const isKept = fill(section, parted);
    if ((asked.delete(opened) || isAnswer) && !isKept) reveal(section);
    const shown = [...sections.values()].filter((each) => !each.hidden && each.firstChild !== null);
    holder.style.setProperty('--parts', String(Math.min(MOST_COLUMNS, shown.length)));
    changed();
  }

  function begin(opened: OpenedScreen): Panel {
    const panel = makePanel(opened, { ...parts, changed: (isAnswer) => show(opened, isAnswer) });
    panels.set(opened, panel);
    if (!sections.has(opened)) sections.set(opened, element('section', 'screen'));
    holder.append(...OPENED.flatMap((each) => sections.get(each) ?? []));
    return panel;
  }

  return {
    holder,
    /** The panel, which is created when it is first requested. */
    panel: (opened: OpenedScreen): Panel => panels.get(opened) ?? begin(opened),
    /** Opens it without an earlier one's parts. `isAsked`: the viewer wants to see it. */
    open(opened: OpenedScreen, isAsked = false): void {
      if (isAsked) asked.add(opened);
      begin(opened).open();
    },
    get opened(): readonly OpenedScreen[] {
      return [...panels.keys()];
    },
    /** Draws all of them again. */
    show: (): void => panels.forEach((_, opened) => show(opened)),
    hear: (message: ToPage): void => panels.forEach((panel) => panel.hear(message)),
  };
}
