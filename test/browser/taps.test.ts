/** Taps per path, counted on a phone. Typing takes none, and a command is sent by a tap on Send. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { lastCard, sit } from './seat.ts';
import { begin, cardAfterMove, isCard } from '../story/cards.ts';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';

const { window, standIn } = playgroundHere();

interface Hand {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly send: (command: string) => Promise<void>;
}

function handOn(page: Page): Hand & { readonly taps: () => number } {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  return {
    page,
    tap,
    press: (name) => tap(page.getByRole('region', { name: 'Messages' }).getByRole('button', { name }).last()),
    send: async (command) => {
      await page.getByRole('textbox', { name: /^Message #/u }).fill(`${command} `);
      await tap(page.getByRole('button', { name: 'Send' }));
    },
    taps: () => taps,
  };
}

const channel = (): string => standIn().channel('draughts');
const visitor = (name: string) => standIn().visitor(name);

const pressAs = async (name: string, action: RegExp): Promise<void> => {
  const isOn = (message: Parameters<typeof buttonsOf>[0]) =>
    buttonsOf(message).find(({ custom_id: id }) => action.test(id));
  const message = await visitor(name).waitFor((each) => isOn(each) !== undefined);
  await visitor(name).click(message.id, isOn(message)!.custom_id);
};

/** On a page, messages are found by their ids, because other boards may be posted meanwhile. */
const shown = (page: Page, { id }: { readonly id: string }): Locator => page.locator(`[data-id="${id}"]`);

/** A game in which it is Anna's turn; `position` is a FEN. */
async function againstBoris(page: Page, game: Readonly<Record<string, string>> = {}): Promise<void> {
  const [anna, boris] = [visitor('Anna'), visitor('Boris')];
  const card = await begin({ anna, channel: channel() }, anna, boris, channel(), game);
  await shown(page, card).getByText('your move').waitFor();
}

type Path = (hand: Hand) => Promise<unknown>;

const ON_THE_BOARD: readonly (readonly [string, Readonly<Record<string, string>>, readonly RegExp[]])[] = [
  ['a forced capture', { position: 'W:Wc3,a1:Bd4,h8' }, [/^c3 takes d4/u]],
  ['a choice of two', { position: 'W:Wc3,e3,g1:Bd4,h8' }, [/^e3 takes d4/u]],
  ['a piece with one of seven moves', {}, [/^a3-b4$/u]],
  ['one of seven moves', {}, [/^c3…$/u, /c3-d4$/u]],
  ['a move on 10x10', { variant: 'international' }, [/^32…$/u, /32-28$/u]],
];

test.each(ON_THE_BOARD)('%s takes one tap per choice', async (_, game, names) => {
  const page = await window(PHONE);
  await againstBoris(page, game);
  const { press, taps } = handOn(page);
  for (const name of names) await press(name);
  await lastCard(page).getByText('your move').waitFor();
  expect(taps()).toBe(names.length);
});

/** From Anna's challenge to the first move, including Boris's *Accept*. */
async function toFirstMove({ page, tap }: Hand, challenge: () => Promise<void>): Promise<void> {
  const boris = await window(PHONE);
  await boris.getByRole('button', { name: 'Channels and seats' }).click();
  await sit(boris, 'Boris');
  const newest = BigInt(visitor('Anna').messages(channel()).at(-1)?.id ?? 0);
  await challenge();
  await tap(boris.getByRole('button', { name: 'Accept' }).last());
  const card = await visitor('Anna').waitFor(
    (each) =>
      each.channel_id === channel() &&
      isCard(each) &&
      BigInt(each.id) > newest &&
      textOf(each).includes('your move'),
  );
  const isAnnas = textOf(card).includes(`<@${visitor('Anna').person.id}>**, your move`);
  const mover = isAnnas ? page : boris;
  await tap(shown(mover, card).getByRole('button', { name: 'a3-b4', exact: true }));
  const next = await cardAfterMove({ anna: visitor('Anna') }, card);
  await shown(mover, next).getByText('a3-b4').first().waitFor();
}

test('the first move is at most five taps away from a member’s name', async () => {
  const page = await window(DESKTOP);
  const hand = handOn(page);
  await toFirstMove(hand, async () => {
    await hand.tap(page.getByRole('button', { name: 'Apps for Boris' }));
    await hand.tap(page.getByRole('menuitem', { name: 'Challenge to draughts' }));
    await page.getByRole('dialog', { name: 'Challenge someone' }).waitFor();
    await shoot(page, 'door-challenge');
    await hand.tap(page.getByRole('button', { name: 'Submit' }));
  });
  expect(hand.taps()).toBeLessThanOrEqual(5);
});

const PATHS: readonly (readonly [string, number, Path])[] = [
  [
    'practice',
    1,
    async ({ page, tap }) => {
      await tap(page.getByRole('group', { name: 'Begin' }).getByRole('button', { name: 'Play Crownhead' }));
      await lastCard(page).getByText('plays at level').waitFor();
    },
  ],
  [
    'a hint',
    1,
    async ({ page, press }) => {
      await press('Hint');
      await page.getByText('Only you can see this').last().waitFor();
    },
  ],
  [
    'a resignation',
    3,
    async ({ page, press }) => {
      await againstBoris(page);
      await press('More…');
      await page.getByRole('button', { name: 'Resign' }).last().waitFor();
      await press('Resign');
      await press('Yes, resign');
      await page.getByText('without a move').last().waitFor();
    },
  ],
  [
    'a rematch, accepted, to the first move',
    3,
    async ({ page, press, tap }) => {
      await press('Rematch');
      await page.getByText('rematch').last().waitFor();
      const boris = await window(PHONE);
      await boris.getByRole('button', { name: 'Channels and seats' }).click();
      await sit(boris, 'Boris');
      await tap(boris.getByRole('button', { name: 'Accept' }).last());
      // The next game swaps colors.
      await lastCard(boris).getByText('your move').waitFor();
      await tap(lastCard(boris).getByRole('button', { name: 'a3-b4' }));
    },
  ],
  [
    'a puzzle',
    2,
    async ({ page, press, send }) => {
      await send('/play');
      await press('Puzzle');
      await page.getByText('Show the solution').last().waitFor();
    },
  ],
  [
    'my games',
    1,
    async ({ page, send }) => {
      await send('/games');
      await page.getByText('in progress').last().waitFor();
    },
  ],
  [
    'another theme',
    4,
    async ({ page, press, send, tap }) => {
      await send('/preferences');
      await press('Theme');
      const menu = page.getByRole('combobox').filter({ hasText: 'Wood' }).last();
      await tap(menu);
      await tap(menu.getByRole('option', { name: 'Slate' }));
      await page.getByText('Slate').last().waitFor();
    },
  ],
  [
    'a tournament, from its form to its start',
    5,
    async ({ page, press, send, tap }) => {
      await send('/tournament create');
      await tap(page.getByRole('button', { name: 'Submit' }));
      await press('Announce');
      await page.getByRole('button', { name: 'Join' }).last().waitFor();
      await press('Join');
      await page.getByText('You’re in').last().waitFor();
      for (const name of ['Boris', 'Chidi']) await pressAs(name, /^tournament\|join/u);
      await press('Start now');
      await page.getByText('started the tournament').last().waitFor();
    },
  ],
  [
    'from /play to the first move against someone',
    5,
    (hand) =>
      toFirstMove(hand, async () => {
        await hand.send('/play');
        const menu = hand.page.getByRole('combobox').filter({ hasText: 'Challenge someone' }).last();
        await hand.tap(menu);
        await hand.tap(menu.getByRole('option', { name: 'Boris', exact: true }));
      }),
  ],
  [
    'from /play to the first move of a match',
    7,
    (hand) =>
      toFirstMove(hand, async () => {
        await hand.send('/play');
        await hand.press('Customize…');
        const modal = hand.page.getByRole('dialog', { name: 'Challenge someone' });
        const menu = modal.getByRole('combobox', { name: 'Opponent' });
        await hand.tap(menu);
        await hand.tap(menu.getByRole('option', { name: 'Boris', exact: true }));
        await modal.getByLabel('A match, or a starting position').fill('4');
        await shoot(hand.page, 'door-customize-phone');
        await hand.tap(modal.getByRole('button', { name: 'Submit' }));
      }),
  ],
  // This comes last, because the bot moves after it.
  [
    'a team game, from its form to a completed vote',
    4,
    async ({ page, press, send, tap }) => {
      await send('/team play');
      await tap(page.getByRole('button', { name: 'Submit' }));
      const voted = lastCard(page).filter({ hasText: 'vote for your move' });
      await tap(voted.getByRole('button', { name: /^(?:a3-b4|h6-g5)$/u }));
      await page.getByText('Your vote').last().waitFor();
      await press('I’m ready');
      await page.getByText('You’re ready').last().waitFor();
    },
  ],
];

test('no other path takes more taps than listed here', async () => {
  const page = await window(PHONE);
  const taken: (readonly [string, number])[] = [];
  for (const [name, , path] of PATHS) {
    const hand = handOn(page);
    await path(hand);
    taken.push([name, hand.taps()]);
  }
  expect(taken).toEqual(PATHS.map(([name, most]) => [name, most]));
});
