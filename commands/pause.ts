/** `/pause`: asks to stop both clocks, or answers the other side's wish to. */
import { offerCommand } from '../src/app/offerCommand.ts';

export const pause = offerCommand('pause');
