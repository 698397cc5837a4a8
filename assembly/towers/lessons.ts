/** What learning reads of this board's positions. */
export { PATTERN } from '../blocks';
export { TERM } from '../weights';
export { look } from './evaluate';
