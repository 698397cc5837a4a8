/** Nothing is learned of this board. */
export {};
