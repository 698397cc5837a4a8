import type { HomeFacts, ListedCup } from '../../live/listFacts.ts';
import { connectBy } from '../connection.ts';
import { logInLink } from '../links.ts';
import { gameSection, refresh, section } from '../lists.ts';
import { openingHere } from '../opening.ts';
import { element } from '../parts.ts';
import type { Theme } from '../../render/scene/theme.ts';
import { makeLook } from '../table/look.ts';
import { sayHere } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';
import { timeText } from '../words/time.ts';

/** In ms. */
const REFRESH = 15_000;

function cupLine(say: PageSay, { id, name, stage, startsAt }: ListedCup): HTMLElement {
  const link = element('a', 'page-line', name);
  link.href = `/?cup=${id}`;
  const line = element('li', 'page-item');
  const words =
    stage === 'open' ? [say('page.cup.stage.open'), timeText(startsAt)] : [say(`page.cup.stage.${stage}`)];
  line.append(link, element('small', '', words.join(' · ')));
  return line;
}

const listsOf = (
  say: PageSay,
  theme: Theme,
  { mine, total, around, over, cups }: HomeFacts,
): readonly HTMLElement[] => [
  ...gameSection(say, theme, say('page.home.mine'), mine),
  ...(mine.length === 0 ? [element('p', 'page-status', say('page.home.none'))] : []),
  ...(total > mine.length ? [element('p', '', say('page.home.more', { count: total - mine.length }))] : []),
  ...section(
    say('page.home.cups'),
    cups.map((cup) => cupLine(say, cup)),
  ),
  ...gameSection(say, theme, say('page.home.around'), around),
  ...gameSection(say, theme, say('page.home.over'), over),
];

function practiceLink(say: PageSay): HTMLElement {
  const link = element('a', 'page-line', say('page.home.practice'));
  link.href = '/?variant=russian';
  return link;
}

/** `guild`: the server where an Activity is open. */
export async function openHome(root: HTMLElement, guild?: string): Promise<void> {
  const say = await sayHere();
  document.title = say('page.home.title');
  const [lists, links] = [element('div', 'page-lists'), element('p', '')];
  links.append(practiceLink(say));
  root.replaceChildren(element('h1', '', say('page.home.title')), lists, links);
  const reading = openingHere().look;
  if (reading === null) {
    lists.replaceChildren(element('p', 'page-status', say('page.home.log-in')), logInLink(say));
    return;
  }
  lists.replaceChildren(element('p', 'page-status', say('page.connecting')));
  let facts: HomeFacts | null = null;
  const look = makeLook(reading, () => show());
  const show = (): void => {
    if (facts) refresh(lists, ...listsOf(say, look.theme, facts));
  };
  const { ask } = connectBy(
    (session, locale) => (session === null ? null : { kind: 'home', session, locale, guild }),
    {
      connected: () => undefined,
      told: (message) => {
        if (message.kind === 'refused' && message.why === 'session') location.reload();
        if (message.kind !== 'home') return;
        ({ facts } = message);
        show();
      },
    },
  );
  setInterval(() => {
    if (document.visibilityState === 'visible') ask();
  }, REFRESH);
}
