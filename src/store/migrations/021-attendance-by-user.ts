/** Where somebody's attendance was asked about, in all servers: told them, and taken away when they are erased. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes the index. */
export const attendanceByUser: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('attendance_by_user').on('attendance').column('user_id').execute();
  },
};
