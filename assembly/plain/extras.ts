/** What only this board has: a size, and directions. */
export { chooseSize } from './position';
export { CROWNS, KING_CAPTURES, KING_MOVES, MAN_CAPTURES, MAN_MOVES } from './rays';
