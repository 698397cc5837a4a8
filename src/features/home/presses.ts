/** As in `declarations.ts`, never change a press. */
import { button, ofAdmins, picker, presses } from '../../views/presses/presses.ts';

export const HOME = presses('home', {
  /** Puts the home into this channel, or another. */
  put: ofAdmins(button({})),
  in: ofAdmins(picker({})),
});
