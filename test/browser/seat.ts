/** A person's actions on the page, found by role and name as a screen reader finds them. */
import type { Locator, Page } from 'playwright-core';

const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Message [#@]/u });

export async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).click();
  // On a narrow screen, the column with the seats closes once a seat is taken.
  await page.getByRole('radio', { name, checked: true, includeHidden: true }).waitFor({ state: 'attached' });
}

/** Begins a command from the list: types the first letters, then presses Tab. */
export async function beginCommand(page: Page, name: string): Promise<void> {
  await box(page).click();
  await page.keyboard.type(`/${name}`);
  await page.getByRole('option', { name: `/${name}`, exact: true }).waitFor();
  await page.keyboard.press('Tab');
}

export async function option(page: Page, name: string, value: string): Promise<void> {
  await addOption(page, name);
  await fill(page, name, value, value);
}

export async function addOption(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'More options' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

export async function fill(page: Page, name: string, typed: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).fill(typed);
  await page.getByRole('option', { name: value, exact: true }).click();
}

export async function ask(page: Page, name: string, fillIn?: () => Promise<void>): Promise<Locator> {
  const messages = page.getByRole('article', { name: 'Message from Crownhead' });
  const before = await messages.count();
  await beginCommand(page, name);
  await fillIn?.();
  await page.keyboard.press('Enter');
  await messages.nth(before).waitFor();
  return messages.last();
}

export const lastCard = (page: Page): Locator =>
  page.getByRole('article', { name: 'Message from Crownhead' }).last();
