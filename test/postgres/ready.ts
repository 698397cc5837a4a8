/** What the name of the database ends with that has the newest schema and no rows, and is only copied. */
export const READY = 'ready';
