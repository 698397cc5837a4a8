/** `/rules`: one variant explained to the asker, and a menu of the others. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { findBoard } from '../src/app/find.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { styleFor } from '../src/app/style.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { sayIn } from '../src/i18n/say.ts';
import { rulesScreen } from '../src/views/rules/rulesScreen.ts';

const DEFAULT_VARIANT = 'russian';

/** The variant of the game here; the usual one when there is none, or several that could be meant. */
async function variantHere(app: App, asker: Asker): Promise<string> {
  const found = await findBoard(app, asker);
  return found.ok ? found.value.variant : DEFAULT_VARIANT;
}

async function explain(app: App, asker: Asker, text: string): Promise<Reply> {
  const variant = VARIANT_IDS.find((id) => id === text);
  if (!variant) return refusal(app, asker, { code: 'unknown-variant', text });
  return {
    kind: 'private',
    screen: rulesScreen(sayIn(asker.locale), variant, await styleFor(app, asker)),
  };
}

export const rules = defineCommand({
  name: 'rules',
  posts: false,
  options: [{ name: 'variant', kind: 'text', choices: VARIANT_IDS }],
  run: async (asker, values, app) => explain(app, asker, values.variant ?? (await variantHere(app, asker))),
  async press(asker, { action, value }, app) {
    if (action === 'show' && value !== null) return explain(app, asker, value);
    return refusal(app, asker, { code: 'malformed-button' });
  },
});
