/** Lessons, one row each. A finished one stays finished; the current one was played last. */
import type { UserId } from '../../game/game.ts';
import { LESSON_IDS, type LessonId } from '../../learn/lesson.ts';
import { makePath, parsePath, type Progress, type Underway } from '../../learn/progress.ts';
import type { Database } from '../database/database.ts';
import type { LessonTable } from '../tables/people.ts';

const lessonIn = ({ lesson }: LessonTable): LessonId | undefined => LESSON_IDS.find((id) => id === lesson);

function underwayIn(row: LessonTable | undefined): Underway | null {
  const lesson = row && lessonIn(row);
  if (lesson === undefined || row === undefined || row.path === null) return null;
  return { lesson, path: parsePath(row.path) };
}

export async function loadProgress({ db }: Database, user: UserId): Promise<Progress> {
  const query = db.selectFrom('lesson').selectAll().where('user_id', '=', user);
  const rows = await query.orderBy('played_at', 'desc').orderBy('lesson').execute();
  const done = rows.filter(({ is_done }) => is_done === 1).flatMap((row) => lessonIn(row) ?? []);
  return { done: new Set(done), underway: underwayIn(rows[0]) };
}

export async function saveUnderway(
  { db }: Database,
  user: UserId,
  { lesson, path }: Underway,
  at: number,
): Promise<void> {
  const changes = { path: makePath(path), played_at: at };
  await db
    .insertInto('lesson')
    .values({ user_id: user, lesson, is_done: 0, ...changes })
    .onConflict((row) => row.columns(['user_id', 'lesson']).doUpdateSet(changes))
    .execute();
}

export async function saveDone({ db }: Database, user: UserId, lesson: LessonId, at: number): Promise<void> {
  const changes = { is_done: 1, path: null, played_at: at };
  await db
    .insertInto('lesson')
    .values({ user_id: user, lesson, ...changes })
    .onConflict((row) => row.columns(['user_id', 'lesson']).doUpdateSet(changes))
    .execute();
}
