import { offerCommand, offerPresses } from '../src/app/play/offerCommand.ts';

export const draw = offerCommand('draw');

export const pause = offerCommand('pause');

export const takeback = offerCommand('takeback');

export const offersPresses = [offerPresses('draw'), offerPresses('pause'), offerPresses('takeback')] as const;
