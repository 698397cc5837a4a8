import { answerTo } from './answer.ts';
import type { Question } from './message.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerTo(data)));
