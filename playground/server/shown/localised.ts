/** Source: docs.discord.com/developers/interactions/application-commands#localization */
import type { APIApplicationCommand, LocalizationMap } from 'discord-api-types/v10';
import { own } from '../../../src/kit/own.ts';

const FALLBACKS: Readonly<Record<string, string>> = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES' };

interface Part {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null;
  readonly description_localizations?: LocalizationMap | null;
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
}

export const localisedFor = (command: APIApplicationCommand, locale: string): APIApplicationCommand =>
  localised(command, locale);

function localised<P extends Part>(part: P, locale: string): P {
  const translated = (texts: LocalizationMap | null | undefined): string | null => {
    const all: Readonly<Record<string, string | null | undefined>> = texts ?? {};
    return own(all, locale) ?? own(all, own(FALLBACKS, locale) ?? '') ?? null;
  };
  const name = translated(part.name_localizations);
  const description = translated(part.description_localizations);
  return {
    ...part,
    name_localizations: null,
    description_localizations: null,
    ...(name !== null && { name_localized: name }),
    ...(description !== null && { description_localized: description }),
    ...(part.options && { options: part.options.map((option) => localised(option, locale)) }),
    ...(part.choices && { choices: part.choices.map((choice) => localised(choice, locale)) }),
  };
}
