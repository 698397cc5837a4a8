/**
 * Every screen, in random states that its types allow, is accepted by Discord without cuts, and has
 * no markup that only Discord can show.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PSEUDO_LOCALE } from '../../../src/i18n/pseudo.ts';
import { sayIn, type Say } from '../../../src/i18n/say.ts';
import * as declared from '../../../src/views/presses/declarations.ts';
import { pressesOn, type Screen, type Form } from '../../../src/views/screen/screen.ts';
import { faultsOf, faultsOfForm, refusalsOf, refusalsOfForm } from '../limits.ts';
import { declaredScreens } from './declaredScreens.ts';
import { SCREENS } from './screens.ts';
import { say } from './words.ts';

/**
 * How many random states of each screen are tested. A game’s card, the screens behind it, and
 * guesses get sixteen times as many. `SCREEN_RUNS=1000 npm run test:slow -- test/views/every
 * --testTimeout=0` tests more, with new random states each time.
 */
const RUNS = Number(process.env['SCREEN_RUNS'] ?? 25);
/** An ordinary run always tests the same states, so that coverage doesn't depend on luck. */
const SEED = process.env['SCREEN_RUNS'] === undefined ? { seed: 30 } : {};

/** In pseudo-English the end of a label may be cut, but not in any other language. */
function faultsIn(language: Say, shown: Screen | Form): readonly string[] {
  const mayBeCut = language === sayIn(PSEUDO_LOCALE);
  if ('questions' in shown) return mayBeCut ? refusalsOfForm(shown) : faultsOfForm(shown);
  return mayBeCut ? refusalsOf(shown) : faultsOf(shown);
}

const seen = { screens: 0, buttons: new Set<string>() };

/** `screens` adds itself to a view file, under the name of each function. */
test('every function that makes a screen is tested', () => {
  const made = [...declaredScreens()].filter((each) => !each.startsWith('screen/'));
  expect(
    Object.keys(SCREENS)
      .filter((each) => each.includes('/'))
      .toSorted(),
  ).toEqual(made.toSorted());
});

test.each(Object.entries(SCREENS))('%s', (name, states) => {
  fc.assert(
    fc.property(states, say, (show, language) => {
      const shown = [show(language)].flat().filter((each) => each !== null);
      const presses = shown.flatMap((each) => ('questions' in each ? [each.press] : pressesOn(each)));
      seen.screens += shown.length;
      for (const { command, action } of presses) seen.buttons.add(`${command} ${action}`);
      expect(shown.flatMap((each) => faultsIn(language, each))).toEqual([]);
    }),
    { numRuns: /^(?:game\/(?:card|controls)|guess\/)/u.test(name) ? 16 * RUNS : RUNS, ...SEED },
  );
});

/** These controls are only on messages that were posted earlier, but they still work. */
const RETIRED = [
  'board more',
  'challenge customize',
  'challenge again',
  'learn piece',
  'learn play',
  'settings open',
  'tournament cancel',
  'tournament end',
  'tournament out',
  'tournament remove',
  'tournament rate',
  'watch keep',
  'watch keep-in',
];

test('every declared press was shown', () => {
  const { OFFERS, ...others } = declared;
  const all = [...Object.values(others), ...Object.values(OFFERS)].flatMap((each) =>
    typeof each === 'object' && 'to' in each
      ? Object.keys(each.controls).map((action) => `${each.command} ${action}`)
      : [],
  );
  process.stdout.write(`${seen.screens} screens, ${seen.buttons.size} kinds of presses\n`);
  expect(all.filter((each) => !seen.buttons.has(each))).toEqual(RETIRED);
});
