export { evaluate } from '../dark/evaluate';
