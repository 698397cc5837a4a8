import { doDueLive } from '../live/due.ts';
import { HOME_KIND } from './use.ts';

export const doDueHome = doDueLive(HOME_KIND);
