/** `/challenge`: an invitation to one member or to anyone, and the buttons on it. */
import type { App } from '../src/app/app.ts';
import { accept, cancel, decline, makeChallenge } from '../src/app/challenges.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import type { Attempt } from '../src/draughts/attempt.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { COLOR_CHOICES } from '../src/game/challenge.ts';
import type { Challenge } from '../src/game/challenge.ts';
import type { Problem } from '../src/game/problem.ts';
import { sayIn } from '../src/i18n/say.ts';
import { completeTime } from '../src/views/time.ts';

const DEFAULT_VARIANT = 'russian';

async function answer(app: App, asker: Asker, attempt: Attempt<Challenge, Problem>): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  return { kind: 'invitation', challenge: attempt.value };
}

async function begin(app: App, asker: Asker, id: string): Promise<Reply> {
  const attempt = await accept(app, asker, id);
  return attempt.ok ? { kind: 'begun', ...attempt.value } : refusal(app, asker, attempt.problem);
}

async function press(asker: Asker, { action, args: [id = ''] }: Pressed, app: App): Promise<Reply> {
  switch (action) {
    case 'accept':
      return begin(app, asker, id);
    case 'decline':
      return answer(app, asker, await decline(app, asker, id));
    case 'cancel':
      return answer(app, asker, await cancel(app, asker, id));
    default:
      return refusal(app, asker, { code: 'malformed-button' });
  }
}

export const challenge = defineCommand({
  name: 'challenge',
  posts: true,
  options: [
    { name: 'opponent', kind: 'user' },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'position', kind: 'text' },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'weekends', kind: 'flag' },
    { name: 'rated', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const variant = VARIANT_IDS.find((id) => id === (values.variant ?? DEFAULT_VARIANT));
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const wish = {
      variant,
      opponent: values.opponent ?? null,
      start: values.position,
      time: values.time,
      restsWeekends: values.weekends,
      rated: values.rated,
      color: COLOR_CHOICES.find((color) => color === values.color) ?? 'random',
    };
    return answer(app, asker, await makeChallenge(app, asker, wish));
  },
  suggest: (asker, { text }) => Promise.resolve(completeTime(sayIn(asker.locale), text)),
  press,
});
