/** What only this board has: Frisian king runs. */
export { runs, setRuns } from '../dark/position';
