/** What only this board needs from TypeScript. */
export { chooseSize } from './position';
export { CROWNS, KING_CAPTURES, KING_MOVES, MAN_CAPTURES, MAN_MOVES } from './rays';
