/** The suffix of the database with the newest schema and no rows, which is only copied. */
export const READY = 'ready';
