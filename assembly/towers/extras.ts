/** What only this board has. */
export { setTower, tower } from './position';
