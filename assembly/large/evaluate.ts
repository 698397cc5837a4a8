export { evaluate, look, PATTERN, TERM } from '../dark/evaluate';
