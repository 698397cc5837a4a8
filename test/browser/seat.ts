/** What a person does at the page, found by role and name as a screen reader finds it. */
import type { Locator, Page } from 'playwright-core';

const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Message [#@]/u });

/** Takes a seat in this window. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).click();
  // On a narrow screen the column with the seats goes away once one is taken.
  await page.getByRole('radio', { name, checked: true, includeHidden: true }).waitFor({ state: 'attached' });
}

/** Begins a command from the list: as many letters as it takes, then Tab. */
export async function beginCommand(page: Page, name: string): Promise<void> {
  await box(page).click();
  await page.keyboard.type(`/${name}`);
  await page.getByRole('option', { name: `/${name}`, exact: true }).waitFor();
  await page.keyboard.press('Tab');
}

/** Adds an optional option to the command and picks its value. */
export async function option(page: Page, name: string, value: string): Promise<void> {
  await addOption(page, name);
  const field = page.getByRole('combobox', { name, exact: true });
  if (await field.and(page.locator('select')).count()) await field.selectOption({ label: value });
  else await fill(page, name, value, value);
}

/** Gives an optional option its field, which then has the focus. */
export async function addOption(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'More options' }).selectOption(name);
}

/** Types into an option and picks a value from the bot's suggestions. */
export async function fill(page: Page, name: string, typed: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).fill(typed);
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** Gives a command, with options if there are any to be filled in, and waits for its answer, which is a new message. */
export async function ask(page: Page, name: string, fillIn?: () => Promise<void>): Promise<Locator> {
  const messages = page.getByRole('article', { name: 'Message from Crownhead' });
  const before = await messages.count();
  await beginCommand(page, name);
  await fillIn?.();
  await page.keyboard.press('Enter');
  await messages.nth(before).waitFor();
  return messages.last();
}

/** Chooses from the menu of a message. */
export async function pick(menu: Locator, label: string): Promise<void> {
  await menu.click();
  await menu.getByRole('option', { name: label, exact: true }).click();
}

/** The newest message of the bot. */
export const lastCard = (page: Page): Locator =>
  page.getByRole('article', { name: 'Message from Crownhead' }).last();

/** The message in which the player named is told to move; the element of the name keeps its @ to itself. */
export const turnOf = (page: Page, name: string): Locator =>
  page
    .getByRole('article', { name: 'Message from Crownhead' })
    .filter({ hasText: new RegExp(`${name}[@\\s]*, it’s your move`, 'u') });
