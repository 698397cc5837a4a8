/** What someone requests with `/play`, typed or in a window, and the resulting terms. */
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { COLOR_CHOICES } from '../../game/challenge/challenge.ts';
import type { ChallengeTerms } from '../../game/challenge/invite.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Person } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';

type Text = 'color' | 'variant' | 'position' | 'time' | 'level' | 'match' | 'openings' | 'rest' | 'find';

export type PlayWish = Partial<Readonly<Record<Text, string | undefined>>> & {
  readonly opponent?: Person | undefined;
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
  { variant: named, color, position, weekends }: PlayWish,
): Promise<Result<Asked, Problem>> {
  const settings = await settingsAt(app, place);
  const wanted = named ?? settings.variant;
  const variant = VARIANT_IDS.find((id) => id === wanted);
  if (!variant) return refused({ code: 'unknown-variant', text: wanted });
  const terms = {
    variant,
    start: position,
    restsWeekends: weekends,
    zone: settings.zone,
    color: COLOR_CHOICES.find((each) => each === color) ?? 'random',
  };
  return done({ settings, terms });
}
