import { doDueLive } from '../live/due.ts';
import { LIVE_GAMES_KIND } from './use.ts';

export const doDueLiveGames = doDueLive(LIVE_GAMES_KIND);
