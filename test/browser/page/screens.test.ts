/** Every screen of the bot as a page draws it, on a narrow phone. */
import { build } from 'esbuild';
import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf } from '../../../src/game/line.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { writeForm, writeScreen } from '../../../src/live/screen/write.ts';
import { filmOf, sceneAt } from '../../../src/render/scene/lineScenes.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';
import { SCREENS } from '../../views/every/screens.ts';
import { violations } from '../axe.ts';
import { openChromium } from '../chromium.ts';

/** The window asks for the next screen to draw; `pressed` lists the controls that it pressed. */
const PAGE = `
  import { drawScreen } from './screen/blocks.ts';
  import { openForm } from './screen/form.ts';
  import { makeLook } from './table/look.ts';
  import { makePageSay } from './words/say.ts';
  import { english } from './words/english.ts';
  const say = makePageSay('en', english);
  const look = makeLook(null, () => undefined);
  window.draw = (screen) => {
    const pressed = [];
    const press = (control) => pressed.push(control);
    document.querySelector('.screen').replaceChildren(...drawScreen({ say, look, press, kept: new Map() }, screen));
    for (const button of document.querySelectorAll('.screen button.screen-button')) button.click();
    return pressed;
  };
  window.ask = (form) => {
    openForm(say, form, () => undefined);
    const wide = document.querySelector('dialog').scrollWidth > innerWidth;
    document.querySelector('dialog').remove();
    return wide;
  };
`;

const writer = { nameOf: async () => 'Annabella von Habsburg', guildId: '1', channelId: '2', locale: 'en' };

let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const folder = { resolveDir: `${import.meta.dirname}/../../../src/page`, loader: 'ts' } as const;
  const made = await build({
    stdin: { contents: PAGE, ...folder },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  const styles = await build({
    stdin: { contents: "@import './page.css';", ...folder, loader: 'css' },
    bundle: true,
    write: false,
  });
  browser = await openChromium();
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.setContent(
    '<!doctype html><html lang="en"><title>Screens</title><main><h1>Screens</h1><section class="screen"></section></main></html>',
  );
  await page.addStyleTag({ content: styles.outputFiles[0]!.text });
  await page.addScriptTag({ content: made.outputFiles[0]!.text });
});

afterAll(() => browser.close());

const evaluate = <T>(call: string, given: unknown): Promise<T> =>
  page.evaluate(`window.${call}(${JSON.stringify(given).replaceAll('<', String.raw`\u003c`)})`);

async function faultsOf(shown: Screen | Form): Promise<readonly string[]> {
  if ('questions' in shown)
    return (await evaluate<boolean>('ask', writeForm(shown).shown)) ? ['a window is too wide'] : [];
  const { shown: screen, offered } = await writeScreen(shown, writer);
  const pressed = await evaluate<readonly number[]>('draw', screen);
  const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  return [
    ...(wide === 0 ? [] : [`${String(wide)} px too wide`]),
    ...pressed.filter((control) => offered[control] === undefined).map((control) => `no control ${control}`),
    ...faults.splice(0),
  ];
}

test('an animation is shown as a board on which the game is played', async () => {
  const moves = ['c3-d4', 'f6-e5', 'd4:f6', 'g7:e5'];
  const line = lineOf({ id: 'g', variant: 'russian', start: null, moves });
  const film = { ...filmOf(line, 'white', null), from: 2, to: 3 };
  const picture = { scene: sceneAt(line, 3, 'white', null), alt: 'A film', film };
  const { shown } = await writeScreen({ blocks: [{ kind: 'picture', picture }], notifies: [] }, writer);
  await evaluate('draw', shown);
  const pieces = page.locator('.screen .board-piece');
  expect(await pieces.count()).toBe(24);
  // After the last move, the animation stops, without the captured man.
  await page.getByRole('button', { name: 'Play through' }).waitFor();
  await expect.poll(() => pieces.count()).toBe(23);
  expect(await page.getByRole('img', { name: 'A film' }).count()).toBe(1);
  expect(faults.splice(0)).toEqual([]);
});

/** axe takes a second per screen, so it reads only one screen in this many. */
const AXE = 8;

/** A language with long words, and a language with a different script. */
test.each(['de', 'ja'] as const)(
  'each screen is drawn without an error in %s',
  { timeout: 300_000 },
  async (locale) => {
    const say = sayIn(locale);
    const found: Record<string, readonly string[]> = {};
    let drawn = 0;
    for (const [name, states] of Object.entries(SCREENS)) {
      const [show] = fc.sample(states, { numRuns: 1, seed: 50 });
      for (const each of [show!(say)].flat()) {
        if (each === null) continue;
        drawn += 1;
        const unreadable = drawn % AXE === 0 && !('questions' in each) ? await violations(page) : [];
        const wrong = [...(await faultsOf(each)), ...unreadable];
        if (wrong.length > 0) found[name] = wrong;
      }
    }
    expect(found).toEqual({});
    expect(drawn).toBeGreaterThan(Object.keys(SCREENS).length / 2);
  },
);
