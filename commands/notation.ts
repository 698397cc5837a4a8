/** `/notation`: how moves are written for the asker alone. Every way is always read. */
import { defineCommand } from '../src/app/command.ts';
import { NOTATION_CHOICES } from '../src/app/preference.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/blocks.ts';

export const notation = defineCommand({
  name: 'notation',
  posts: false,
  options: [{ name: 'style', kind: 'text', required: true, choices: NOTATION_CHOICES }],
  async run(asker, values, app) {
    const choice = NOTATION_CHOICES.find((style) => style === values.style) ?? 'variant';
    const preference = await app.store.preference(asker.user.id);
    await app.store.savePreference(asker.user.id, { ...preference, notation: choice });
    return { kind: 'private', screen: quiet(text(sayIn(asker.locale)(`notation.${choice}`))) };
  },
});
