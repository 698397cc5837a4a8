import { answerTo } from './answer.ts';
import type { Question } from './message.ts';

const now = (): number => performance.now();

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerTo(data, now)));
