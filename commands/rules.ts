/** `/rules`: one variant in five lines or all rules, and a menu of the others. */
import { defineCommand } from '../src/app/ports/command.ts';
import { showRules } from '../src/app/play/rules.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';

export const rules = defineCommand({
  name: 'rules',
  posts: false,
  options: [{ name: 'variant', kind: 'text', choices: VARIANT_IDS }],
  run: (asker, { variant }, app) => showRules(app, asker, variant),
});
