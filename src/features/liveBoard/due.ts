import { doDueLive } from '../live/due.ts';
import { LIVE_BOARD_KIND } from './use.ts';

export const doDueLiveBoard = doDueLive(LIVE_BOARD_KIND);
