/** `/takeback`: asks to undo one's last move, or answers the other side's wish to. */
import { offerCommand } from '../src/app/play/offerCommand.ts';

export const takeback = offerCommand('takeback');
