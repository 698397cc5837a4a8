/** Lessons, one row each. A finished one stays finished. The one played last is current. */
import type { UserId } from '../../game/game.ts';
import { LESSON_IDS, type LessonId, type Progress, makePath, parsePath, type Underway } from './rules.ts';
import type { Database } from '../../store/database/database.ts';
import type { Tables } from '../../store/tables/tables.ts';
import { put } from '../../store/database/rows.ts';
import { changes } from '../../store/database/due.ts';

const lessonIn = ({ lesson }: Tables['lesson']): LessonId | undefined =>
  LESSON_IDS.find((id) => id === lesson);

function underwayIn(row: Tables['lesson'] | undefined): Underway | null {
  const lesson = row && lessonIn(row);
  if (lesson === undefined || row === undefined || row.path === null) return null;
  return { lesson, path: parsePath(row.path) };
}

export const lessonsOver = (database: Database) => ({
  async progress(user: UserId): Promise<Progress> {
    const query = database.db.selectFrom('lesson').selectAll().where('user_id', '=', user);
    const rows = await query.orderBy('played_at', 'desc').orderBy('lesson').execute();
    const done = rows.filter(({ is_done }) => is_done === 1).flatMap((row) => lessonIn(row) ?? []);
    return { done: new Set(done), underway: underwayIn(rows[0]) };
  },
  async saveUnderway(user: UserId, { lesson, path }: Underway, at: number): Promise<void> {
    const changed = { path: makePath(path), played_at: at };
    const row = { user_id: user, lesson, is_done: 0, ...changed };
    await changes(database, put(database, 'lesson', [row], changed));
  },
  async saveDone(user: UserId, lesson: LessonId, at: number): Promise<void> {
    const row = { user_id: user, lesson, is_done: 1, path: null, played_at: at };
    await changes(database, put(database, 'lesson', [row], 'replaced'));
  },
});
