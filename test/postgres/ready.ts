/** The suffix of the database with the newest schema and no rows, which is only used for copies. */
export const READY = 'ready';
