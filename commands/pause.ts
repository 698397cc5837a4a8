/** `/pause`: asks to stop both clocks, or answers the other side's wish to. */
import { offerCommand } from '../src/app/play/offerCommand.ts';

export const pause = offerCommand('pause');
