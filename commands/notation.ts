import { defineCommand } from '../src/app/ports/command.ts';
import { NOTATION_CHOICES } from '../src/app/ports/people.ts';
import { changePreference } from '../src/app/save/change.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/screen/blocks.ts';

export const notation = defineCommand({
  name: 'notation',
  posts: false,
  options: [{ name: 'style', kind: 'text', required: true, choices: NOTATION_CHOICES }],
  async run(asker, values, app) {
    const choice = NOTATION_CHOICES.find((style) => style === values.style) ?? 'variant';
    await changePreference(app, asker.user.id, (before) => ({ ...before, notation: choice }));
    return { kind: 'private', screen: quiet(text(sayIn(asker.locale)(`notation.${choice}`))) };
  },
});
