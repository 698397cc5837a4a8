/** `/rules`: one variant in five lines, or all rules; and a menu of the others. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findBoard } from '../src/app/play/find.ts';
import { orUsual } from '../src/app/ports/store.ts';
import { styleFor } from '../src/app/reader/reader.ts';
import { refused } from '../src/kit/attempt.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { sayIn } from '../src/i18n/say.ts';
import { firstRulesScreen, rulesScreen } from '../src/views/rules/rulesScreen.ts';
import { RULES } from '../src/views/presses/declarations.ts';

const DEFAULT_VARIANT = 'russian';

/** The variant of the game here; the default for none or several. */
async function variantHere(app: App, asker: Asker): Promise<string> {
  const found = await orUsual(findBoard(app, asker), refused({ code: 'no-game-here' }));
  return found.ok ? found.value.variant : DEFAULT_VARIANT;
}

async function explain(
  app: App,
  asker: Asker,
  text: string,
  screenOf: typeof rulesScreen = firstRulesScreen,
): Promise<Reply> {
  const variant = VARIANT_IDS.find((id) => id === text);
  if (!variant) return refused({ code: 'unknown-variant', text });
  return {
    kind: 'private',
    screen: screenOf(sayIn(asker.locale), variant, await styleFor(app, asker)),
  };
}

export const rulesPresses = answering(RULES, {
  show: (asker, { value }, app) => explain(app, asker, value),
  first: (asker, { variant }, app) => explain(app, asker, variant),
  all: (asker, { variant }, app) => explain(app, asker, variant, rulesScreen),
});

export const rules = defineCommand({
  name: 'rules',
  posts: false,
  options: [{ name: 'variant', kind: 'text', choices: VARIANT_IDS }],
  run: async (asker, values, app) => explain(app, asker, values.variant ?? (await variantHere(app, asker))),
});
