import type { HomeFacts, ListedCup } from '../../live/listFacts.ts';
import { connectBy } from '../connection.ts';
import { gameSection, logInLink, section, timeText } from '../lists.ts';
import { openingHere } from '../opening.ts';
import { element } from '../parts.ts';
import { sayHere } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';

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

const listsOf = (say: PageSay, { mine, total, around, over, cups }: HomeFacts): readonly HTMLElement[] => [
  ...gameSection(say, say('page.home.mine'), mine),
  ...(mine.length === 0 ? [element('p', 'page-status', say('page.home.none'))] : []),
  ...(total > mine.length ? [element('p', '', say('page.home.more', { count: total - mine.length }))] : []),
  ...section(
    say('page.home.cups'),
    cups.map((cup) => cupLine(say, cup)),
  ),
  ...gameSection(say, say('page.home.around'), around),
  ...gameSection(say, say('page.home.over'), over),
];

function practiceLink(say: PageSay): HTMLElement {
  const link = element('a', 'page-line', say('page.home.practice'));
  link.href = '/?variant=russian';
  return link;
}

export async function openHome(root: HTMLElement): Promise<void> {
  const say = await sayHere();
  document.title = say('page.home.title');
  const [lists, links] = [element('div', 'page-lists'), element('p', '')];
  links.append(practiceLink(say));
  root.replaceChildren(element('h1', '', say('page.home.title')), lists, links);
  if (openingHere().look === null) {
    lists.replaceChildren(element('p', 'page-status', say('page.home.log-in')), logInLink(say));
    return;
  }
  lists.replaceChildren(element('p', 'page-status', say('page.connecting')));
  const { ask } = connectBy(
    (session, locale) => (session === null ? null : { kind: 'home', session, locale }),
    {
      connected: () => undefined,
      told: (message) => {
        if (message.kind === 'refused' && message.why === 'session') location.reload();
        if (message.kind !== 'home') return;
        lists.replaceChildren(...listsOf(say, message.facts));
      },
    },
  );
  setInterval(() => {
    if (document.visibilityState === 'visible') ask();
  }, REFRESH);
}
