import { versus } from '../../i18n/sentence.ts';
import type { CupBoard, CupFacts, CupSection, FileFacts } from '../../live/listFacts.ts';
import { connectBy } from '../connection.ts';
import { homeLink, logInLink } from '../links.ts';
import { gameSection, refresh, section, tableIn } from '../lists.ts';
import { openingHere } from '../opening.ts';
import { button, element } from '../parts.ts';
import { makeLook } from '../table/look.ts';
import { sayHere } from '../words/here.ts';
import type { PageSay } from '../words/say.ts';
import { timeText } from '../words/time.ts';

/** In ms. */
const REFRESH = 5000;

function tableOf(say: PageSay, { columns, rows, name }: CupSection): readonly HTMLElement[] {
  const frame = tableIn(
    name || say('page.cup.standings'),
    [say('page.cup.rank'), ...columns],
    rows.map(({ rank, name: player, values }) => [String(rank), player, ...values]),
    (row, index) => {
      row.classList.toggle('is-you', rows[index]?.isYou === true);
      row.classList.toggle('is-out', rows[index]?.isOut === true);
    },
  );
  return [...(name ? [element('h2', '', name)] : []), frame];
}

function boardLine(say: PageSay, { white, black, game, score }: CupBoard): HTMLElement {
  const names = versus(white, black);
  const line = element('li', 'page-item');
  const name = game === null ? element('span', 'page-line', names) : element('a', 'page-line', names);
  if (name instanceof HTMLAnchorElement) name.href = `/?game=${game}`;
  line.append(name, element('small', '', score ?? say('page.cup.running')));
  return line;
}

function bracketOf(say: PageSay, { bracket }: CupFacts): readonly HTMLElement[] {
  if (bracket.length === 0) return [];
  const frame = element('div', 'page-wide page-bracket');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', say('page.cup.bracket'));
  for (const { round, boards } of bracket) {
    const column = element('div', 'page-round');
    column.append(
      ...section(
        say('page.cup.round', { round }),
        boards.map((board) => boardLine(say, board)),
      ),
    );
    frame.append(column);
  }
  return [element('h2', '', say('page.cup.bracket')), frame];
}

function download({ name, text }: FileFacts): void {
  const link = element('a', '');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function openCup(root: HTMLElement, cup: string): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  let [round, wantsFiles] = [0, false];
  let shown: CupFacts | null = null;
  const look = makeLook(reading, () => shown && show(shown));
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));

  function show(facts: CupFacts): void {
    const { name, variant, players, stage, rounds, startsAt, boards, byes, live, sections } = facts;
    document.title = name;
    shown = facts;
    const turn = (to: number, words: string) =>
      to < 1 || to > rounds
        ? []
        : [
            button(words, () => {
              round = to;
              ask();
            }),
          ];
    const tools = element('p', 'page-tools');
    tools.append(
      ...turn(facts.round - 1, say('page.cup.earlier')),
      ...turn(facts.round + 1, say('page.cup.later')),
      ...(reading !== null && rounds > 0
        ? [
            button(say('page.cup.files'), () => {
              wantsFiles = true;
              ask();
            }),
          ]
        : []),
    );
    const about = [
      say(`variant.${variant}`),
      say('page.cup.players', { count: players }),
      say(`page.cup.stage.${stage}`),
      ...(stage === 'open' ? [timeText(startsAt)] : []),
    ];
    refresh(
      root,
      element('h1', '', name),
      element('p', 'page-status', about.join(' · ')),
      ...gameSection(say, look.theme, say('page.cup.live'), live),
      ...bracketOf(say, facts),
      ...sections.flatMap((each) => tableOf(say, each)),
      ...section(rounds > 1 ? say('page.cup.round', { round: facts.round }) : say('page.cup.games'), [
        ...boards.map((board) => boardLine(say, board)),
        ...byes.map((who) => element('li', 'page-item', say('page.cup.bye', { name: who }))),
      ]),
      tools,
      homeLink(say),
    );
  }

  const { ask } = connectBy((session, locale) => ({ kind: 'cup', session, cup, round, wantsFiles, locale }), {
    connected: () => undefined,
    told: (message) => {
      if (message.kind === 'refused')
        root.replaceChildren(
          element('p', 'page-status', say(reading === null ? 'page.cup.unknown' : 'page.hidden.cup')),
          reading === null ? logInLink(say) : homeLink(say),
        );
      if (message.kind !== 'cup') return;
      // What is being read or pressed stays; an unchanged tournament is not drawn again.
      const drawn = JSON.stringify(message.facts);
      if (root.dataset['facts'] !== drawn) show(message.facts);
      root.dataset['facts'] = drawn;
      if (wantsFiles) message.files.forEach(download);
      wantsFiles = false;
    },
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') ask();
  }, REFRESH);
}
