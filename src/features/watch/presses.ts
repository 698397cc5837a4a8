/** As in `declarations.ts`, never change a press. */
import {
  button,
  each,
  key,
  menu,
  ofAdmins,
  oneOf,
  picker,
  presses,
  snowflake,
} from '../../views/presses/presses.ts';
import { WATCH_CALLS } from './rules.ts';

export const WATCH = presses('watch', {
  ...each(['list', 'now'], button({})),
  /** Chooses players to be notified about when they start a game. */
  player: picker({}),
  ask: button({ id: key }),
  in: menu({ calls: oneOf(WATCH_CALLS) }, key),
  game: button({ id: key, calls: oneOf(WATCH_CALLS) }),
  stop: button({ of: oneOf(['game', 'player']), id: snowflake }),
  // Asks where to keep the list up to date.
  keep: ofAdmins(button({})),
  'keep-in': ofAdmins(picker({})),
});
