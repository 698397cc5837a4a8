/** As in `declarations.ts`, never change a press. */
import { button, key, menu, presses } from '../../views/presses/presses.ts';
import { moving } from '../../views/presses/viewers.ts';

/** `record…`: for an imported game. */
export const GUESS = presses('guess', {
  ...moving,
  open: button({ id: key }),
  in: menu({}, key),
  table: button({}),
  record: button({ id: key }),
  'record-from': moving.from,
  'record-piece': moving.piece,
  'record-pick': moving.pick,
  'record-play': moving.play,
});
