/** Views at one address. Each is a place in the browser's history, so *Back* returns to it. */
import { own } from '../kit/own.ts';
import { element } from './parts.ts';

/** `openers`: each fills an element, which then stays. The history keeps the view on a reload. */
export function makeViews<V extends string>(
  root: HTMLElement,
  first: V,
  openers: Readonly<Record<V, (holder: HTMLElement) => void>>,
) {
  const { title } = document;
  const opened = new Map<string, HTMLElement>();

  function show(): void {
    const view: string = history.state?.view ?? first;
    const known = opened.get(view);
    const holder = known ?? element('div', 'page-view');
    root.replaceChildren(holder);
    document.title = title;
    if (known) return;
    opened.set(view, holder);
    own(openers, view)?.(holder);
  }

  addEventListener('popstate', show);
  show();
  /** `begun`: the view is opened again, with this state. */
  return (view: V, begun: object | null = null): void => {
    if (begun) opened.delete(view);
    history.pushState({ view, ...begun }, '');
    show();
    scrollTo(0, 0);
  };
}
