import { offerCommand } from '../src/app/play/offerCommand.ts';

export const draw = offerCommand('draw');

export const pause = offerCommand('pause');

export const takeback = offerCommand('takeback');
