/** Where the root of a search stands in the stack. */
export const ROOT = 0;
