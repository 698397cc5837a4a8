/** Lessons on the board, `?lesson=` or `?lesson=capture`: the bot judges each move and explains. */
import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { LessonFacts } from '../../live/protocol.ts';
import { LESSON_IDS, type LessonId } from '../../learn/lesson.ts';
import { makeFullMove } from '../../notation/move.ts';
import { connectBy } from '../connection.ts';
import { openingHere } from '../opening.ts';
import { asked, button, element } from '../parts.ts';
import { lookOf, makeLook } from '../table/look.ts';
import { menu } from '../menu.ts';
import { type Scene, type Table, makeTable } from '../table/table.ts';
import { sayHere } from '../words/here.ts';
import { lineFrom } from './played.ts';

interface Wish {
  readonly lesson: LessonId | null;
  readonly path: readonly string[];
  readonly move: string | null;
}

const nameOf = ({ lessons }: LessonFacts, id: LessonId): string =>
  lessons.find((each) => each.id === id)?.name ?? '';

export async function openLessons(root: HTMLElement): Promise<void> {
  const { look: reading } = openingHere();
  const say = await sayHere();
  document.title = say('button.learn.list');
  let wish: Wish = { lesson: asked('lesson', LESSON_IDS) ?? null, path: [], move: null };
  let facts: LessonFacts | null = null;
  let isHinted = false;
  let table: Table | null = null;
  let shown: string | null = null;
  const look = makeLook(
    reading,
    () => show(),
    (chosen) => {
      if (reading !== null) connection.say(lookOf(chosen));
    },
  );
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));

  const go = (next: Partial<Wish>): void => {
    wish = { lesson: facts?.lesson ?? null, path: facts?.path ?? [], move: null, ...next };
    connection.ask();
    wish = { ...wish, move: null };
  };

  function sceneOf(of: LessonFacts): Scene {
    const line = lineFrom(of);
    const { lesson, state, next } = of;
    const text = state === 'open' && of.said === '' ? of.task : of.said;
    const hint = button(say('button.learn.hint'), () => {
      isHinted = true;
      show();
    });
    const again = button(say('button.learn.again'), () => go({}));
    const onward =
      next === null || next === lesson
        ? []
        : [
            button(say('button.learn.next', { lesson: nameOf(of, next) }), () =>
              go({ lesson: next, path: [] }),
            ),
          ];
    return {
      line,
      movers: state === 'open' ? ['white'] : [],
      usual: 'white',
      status: text,
      sides: null,
      tools: state === 'open' ? (isHinted ? [] : [hint]) : state === 'wrong' ? [again] : [...onward, again],
      notes: [
        ...(state === 'open' && of.said !== '' ? [element('p', 'page-judged', of.task)] : []),
        ...(isHinted && state === 'open' ? [element('p', 'page-judged', of.hint)] : []),
      ],
      more: choices(of),
    };
  }

  function choices({ lessons, lesson }: LessonFacts): HTMLElement {
    const panel = element('div', 'page-settings');
    const names = lessons.map(({ id, name, isDone }) => [id, `${isDone ? '✓ ' : ''}${name}`] as const);
    panel.append(
      menu(say('button.learn.list'), names, lesson, (chosen) => go({ lesson: chosen ?? lesson, path: [] })),
    );
    return panel;
  }

  function show(): void {
    if (facts === null) return;
    document.title = facts.title;
    const scene = sceneOf(facts);
    if (table !== null && shown === facts.lesson) return table.show(scene);
    shown = facts.lesson;
    table = makeTable(root, scene, { say, look, moved: tried, title: facts.title });
  }

  function tried(move: Move, { variant }: Line): void {
    go({ move: makeFullMove(variant, move) });
  }

  const connection = connectBy((session, locale) => ({ kind: 'lesson', session, locale, ...wish }), {
    connected: () => undefined,
    told: (message) => {
      if (message.kind === 'refused') {
        if (message.why === 'session') return location.reload();
        show();
        return table?.tell(message.text || say('page.refused'));
      }
      if (message.kind !== 'lesson') return;
      isHinted &&= message.facts.lesson === facts?.lesson && message.facts.path.length === facts.path.length;
      ({ facts } = message);
      show();
    },
  });
}
