/**
 * What a server plays together, as a member sees it in four languages, on a computer and on a
 * phone: a vote and its end, the lobby, the games being played, the explorer.
 */
import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { ROLES } from '../../playground/server/world/permissions.ts';
import { MINUTE } from '../../src/game/calendar/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { readingIn } from '../../src/i18n/locales.ts';
import { begin, buttonTo, gameOn, isCard, playMoves, plyOn, resign } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { patient } from '../story/patient.ts';
import { shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { lastCard, sit } from './seat.ts';

const SIZES = [
  ['desktop', { width: 1280, height: 1200 }],
  ['phone', { width: 390, height: 1200 }],
] as const;
/** A vote that was cast at the last moment may still be under way. */
const AFTER = MINUTE + 6000;
const PRIVATE = 64;
/** Chidi alone is a guest. */
const GUESTS = ROLES.find(({ name }) => name === 'Guests')!.id;

async function shootBoth(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    ).toBe(true);
    await shoot(page, `crowd-${name}-${size}`);
  }
  await page.setViewportSize(SIZES[0][1]);
}

const told = async (heard: ReturnType<Visitor['click']>): Promise<APIMessage> => (await heard).answer();

describe.each(['en', 'ru', 'ja', 'de'] as const)('in %s', (locale) => {
  const { window, standIn } = playgroundHere();
  const person = (name: string): Visitor => patient(standIn().visitor(name));

  beforeAll(async () => {
    const [anna, boris] = [person('Anna'), person('Boris')];
    const table = { anna, boris, channel: standIn().channel('draughts') };
    for (const moves of [['c3-d4', 'd6-c5', 'b2-c3'], ['c3-d4', 'b6-a5'], ['e3-f4']]) {
      const card = await begin(table, anna, boris);
      await resign(table, boris, await playMoves(table, card, moves));
    }
  });

  test('playing together', { timeout: 180_000 }, async () => {
    const say = sayIn(readingIn(locale, 'en-US'));
    const spoken = locale === 'en' ? 'en-US' : locale;
    const channel = standIn().channel('draughts');
    const [anna, boris, chidi] = [person('Anna'), person('Boris'), person('Chidi')];
    anna.speakInServer(spoken);
    for (const who of [anna, boris, chidi]) who.speak(spoken);
    const { page, faults } = await window(SIZES[0][1]);
    await sit(page, 'Chidi');
    const card = (of: (message: APIMessage) => boolean) =>
      anna.waitFor((message) => isCard(message) && ((message.flags ?? 0) & PRIVATE) === 0 && of(message));

    const options = { color: 'white', against: GUESTS, 'time-per-move': '1m', 'minimum-votes': 1 };
    const first = await told(anna.command(channel, 'team play', options));
    const game = gameOn(first);
    const ply = (count: number) => card((message) => gameOn(message) === game && plyOn(message) === count);
    for (const who of [anna, boris]) await byHand(who, first, 'c3-d4');
    standIn().clock.advance(AFTER);
    await byHand(chidi, await ply(1), 'f6-g5');
    await shootBoth(page, `vote-${locale}`);
    standIn().clock.advance(AFTER);
    const third = await ply(2);
    for (const [who, move] of [
      [anna, 'b2-c3'],
      [boris, 'g3-h4'],
    ] as const) {
      await byHand(who, third, move);
      const own = await told(who.click(third.id, buttonTo(third, 'vote', 'mine')));
      await who.click(own.id, buttonTo(own, 'vote', 'resign'));
    }
    standIn().clock.advance(AFTER);
    await card((message) => gameOn(message) === game && textOf(message).includes('🏆'));
    await page.getByRole('article').last().getByText(say('variant.russian')).waitFor();
    await shootBoth(page, `result-${locale}`);

    await anna.command(channel, 'play', { find: 'server', time: '5+3' });
    await boris.command(channel, 'play', { find: 'server', time: '3d', variant: 'bashni' });
    standIn().clock.advance(6000);
    await page
      .getByText(say('lobby.title').replace(/^[^\p{L}]+/u, ''))
      .last()
      .waitFor();
    await shootBoth(page, `lobby-${locale}`);

    const table = { anna, boris, channel };
    await playMoves(table, await begin(table, anna, boris), ['c3-d4', 'd6-c5']);
    await begin(table, boris, chidi, channel, { variant: 'international' });
    await told(chidi.command(channel, 'watch'));
    await lastCard(page).getByRole('img').last().waitFor();
    await shootBoth(page, `live-${locale}`);
    await told(chidi.command(channel, 'openings'));
    const explored = lastCard(page);
    await explored.getByRole('combobox').first().waitFor();
    await explored.getByText('c3-d4 · ').waitFor();
    await shootBoth(page, `explore-${locale}`);
    expect(faults).toEqual([]);
  });
});
