/** TypeScript needs no more of this board. */
export {};
