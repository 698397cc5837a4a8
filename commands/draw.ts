/** `/draw`: offers a draw, or answers the other side's offer. */
import { offerCommand } from '../src/app/play/offerCommand.ts';

export const draw = offerCommand('draw');
