/** The tables of what is stored of one person. */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

/** What one user likes, until when they know what ended, and when their message of the day is due. */
export interface PreferenceTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly digested_at: number | null;
}

/** A lesson that a user began: whether it was ever done, and the right moves so far; `null` while nobody plays it. */
export interface LessonTable {
  readonly user_id: string;
  readonly lesson: string;
  readonly is_done: number;
  readonly path: string | null;
  readonly played_at: number;
}

/** What is to be told to someone in private. */
export interface NoticeTable extends DueColumns {
  readonly id: string;
  readonly game_id: string;
  readonly user_id: string;
  readonly occasion: string;
  readonly key: string;
  readonly made_at: number;
  /** The message that told it, or the one before it; `null` when none did yet. */
  readonly channel_id: string | null;
  readonly message_id: string | null;
  /** The key under which that was told. */
  readonly told_key: string | null;
}

/** The vacations of one user, and when they are to be carried into the user's games. */
export interface VacationTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
}

/** A user whom the boards do not name. */
export interface HiddenTable {
  readonly user_id: string;
}

/** A user who is being erased: who takes their place in games, and when that is to be gone on with. */
export interface ErasureTable extends DueColumns {
  readonly user_id: string;
  readonly former_id: string;
  readonly asked_at: number;
  readonly due_at: number;
}

/** What a user has brought in since an instant (ms); their row is held while anything of theirs is counted. */
interface QuotaTable {
  readonly user_id: string;
  readonly since: number;
  readonly records: number;
  readonly characters: number;
}

export interface PeopleTables {
  readonly preference: PreferenceTable;
  readonly lesson: LessonTable;
  readonly notice: NoticeTable;
  readonly vacation: VacationTable;
  readonly hidden: HiddenTable;
  readonly erasure: ErasureTable;
  readonly quota: QuotaTable;
}

export const PEOPLE_TABLES = {
  preference: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: { user_id: 'user', version: 'none', data: 'none', digested_at: 'none', ...DUE_HELD },
  },
  lesson: {
    key: ['user_id', 'lesson'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user', lesson: 'none', is_done: 'none', path: 'none', played_at: 'none' },
  },
  notice: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: {
      id: 'users',
      game_id: 'none',
      user_id: 'user',
      occasion: 'none',
      key: 'none',
      made_at: 'none',
      channel_id: 'none',
      message_id: 'none',
      told_key: 'none',
      ...DUE_HELD,
    },
  },
  vacation: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: { user_id: 'user', version: 'none', data: 'none', ...DUE_HELD },
  },
  hidden: {
    key: ['user_id'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user' },
  },
  erasure: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    // It goes when everything else is gone.
    person: 'shared',
    columns: { user_id: 'user', former_id: 'none', asked_at: 'none', ...DUE_HELD },
  },
  quota: {
    key: ['user_id'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user', since: 'none', records: 'none', characters: 'none' },
  },
} as const satisfies TablesOf<PeopleTables>;
