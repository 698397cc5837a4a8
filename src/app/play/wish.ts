/** What someone requests with `/play`, typed or in a window, and the resulting terms. */
import type { VariantId } from '../../draughts/variants.ts';
import type { LEVEL_CHOICES } from '../../engine/play/levels.ts';
import type { ColorChoice } from '../../game/challenge/challenge.ts';
import type { ChallengeTerms } from '../../game/challenge/invite.ts';
import type { Person } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';
import { settingsAt } from '../reader/reader.ts';

type Text = 'position' | 'time' | 'match' | 'openings' | 'rest';

export type PlayWish = Partial<Readonly<Record<Text, string | undefined>>> & {
  readonly opponent?: Person | undefined;
  readonly variant?: VariantId | undefined;
  readonly level?: (typeof LEVEL_CHOICES)[number] | undefined;
  readonly color?: ColorChoice | undefined;
  readonly find?: 'server' | 'everywhere' | undefined;
  readonly weekends?: boolean | undefined;
  readonly rated?: boolean | undefined;
};

interface Asked {
  readonly settings: GuildSettings;
  readonly terms: Pick<ChallengeTerms, 'variant' | 'start' | 'restsWeekends' | 'zone' | 'color'>;
}

export async function termsOf(
  app: Using<'settings'>,
  { place }: Asker,
  { variant, color = 'random', position: start, weekends: restsWeekends }: PlayWish,
): Promise<Asked> {
  const settings = await settingsAt(app, place);
  const { zone } = settings;
  return { settings, terms: { variant: variant ?? settings.variant, start, restsWeekends, zone, color } };
}
