/**
 * A reader chooses Russian, Japanese and Filipino with `/preferences`, and so does the server: a
 * card, a move on it, a refusal.
 */
import { expect, test } from 'vitest';
import { autonym, LOCALES, readingIn } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin } from '../story/cards.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, lastCard, pick } from './seat.ts';

const { window, standIn } = playgroundHere();

/** The button in the language that was chosen before. */
const LANGUAGE = new RegExp(
  LOCALES.map((locale) => `^${sayIn(locale)('command.preferences.open.language')}$`).join('|'),
  'u',
);

/** A sentence as the page shows it: without marks, and without the slash of commands. */
function onPage(sentence: string): RegExp {
  const pieces = sentence.replaceAll(/\*\*|✅ /gu, '').split(/`\/([^`]+)`/u);
  return new RegExp(pieces.map((piece) => RegExp.escape(piece)).join('[\\s/]*'), 'u');
}

test.each([
  ['ru', DESKTOP],
  ['ja', DESKTOP],
  ['fil', PHONE],
] as const)('a game in %s', async (locale, size) => {
  const say = sayIn(readingIn(locale, 'en-US'));
  const { page, faults } = await window(size);
  const words = (text: string) => page.getByText(onPage(text)).last();
  const preferences = await ask(page, 'preferences');
  await preferences.getByRole('button', { name: LANGUAGE }).click();
  await lastCard(page).getByRole('combobox').waitFor();
  const language = lastCard(page);
  await pick(language.getByRole('combobox'), autonym(locale));
  await words(say('language.shown', { language: autonym(locale) })).waitFor();
  const panel = await ask(page, 'server settings');
  await pick(panel.getByRole('combobox'), say('settings.locale'));
  await words(say('settings.locale.hint')).waitFor();
  await pick(panel.getByRole('combobox').last(), autonym(locale));
  await words(say('settings.saved')).waitFor();

  const [anna, boris] = ['Anna', 'Boris'].map((name) => standIn().visitor(name));
  const channel = standIn().channel('draughts');
  if (!anna || !boris) throw new Error('nobody plays');
  await begin({ anna, channel }, anna, boris);
  await lastCard(page).getByRole('button', { name: 'c3…' }).click();
  await lastCard(page).getByRole('button', { name: /c3-d4/u }).click();
  await words('c3-d4').last().waitFor();
  const card = lastCard(page);
  await card
    .getByRole('img', { name: say('variant.russian') })
    .first()
    .waitFor();
  await card.getByRole('button', { name: say('button.more') }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, `language-${locale}-1-card`);

  await ask(page, 'move', async () => {
    await page.keyboard.type('b6-a5');
    await page.getByText('No options match your search.').waitFor();
  });
  await words(say('problem.not-your-turn', { color: say('color.black') })).waitFor();
  await shoot(page, `language-${locale}-2-refusal`);

  await page
    .getByRole('button', { name: say('button.more') })
    .last()
    .click();
  await page
    .getByRole('button', { name: say('button.resign'), exact: true })
    .last()
    .click();
  await page.getByRole('button', { name: say('button.resign-now') }).click();
  await lastCard(page)
    .getByRole('button', { name: say('button.offer.rematch') })
    .waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, `language-${locale}-3-end`);
  expect(faults).toEqual([]);
});
