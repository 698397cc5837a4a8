/** The sentences of a plan, joined as each language joins them. */
import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { textOn } from '../../../src/views/screen/screen.ts';
import { planScreen } from '../../../src/views/game/planView.ts';
import { sampleGame } from '../../store/samples.ts';

test.each([
  ['en-US', '1\\. if **f6-e5** then **d4:f6**'],
  ['ru', '1\\. если **f6-e5**, то **d4:f6**'],
  ['uk', '1\\. якщо **f6-e5**, то **d4:f6**'],
  ['de', '1\\. wenn **f6-e5**, dann **d4:f6**'],
])('a planned reply in %s', (locale, words) => {
  const game = sampleGame({ moves: ['c3-d4'] });
  const plan = { ply: 1, takebacks: 0, lines: [['f6-e5', 'd4:f6']] };
  expect(textOn(planScreen(sayIn(locale), game, { user: 'anna', style: null, plan, path: '' }))).toContain(
    words,
  );
});
