/** The rules of a variant. Those of a challenge's variant have the reader's answer below them. */
import type { VariantId } from '../../draughts/variants.ts';
import { barOnAccepting } from '../../game/challenge/answer.ts';
import { sayIn } from '../../i18n/say.ts';
import { refused } from '../../kit/result.ts';
import { invitationButton } from '../../views/game/invitation.ts';
import { RULES } from '../../views/presses/declarations.ts';
import { type AskedHere, firstRulesScreen, rulesScreen } from '../../views/rules/rulesScreen.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { orDefault } from '../ports/store.ts';
import { styleFor } from '../reader/reader.ts';
import { findBoard } from './find.ts';

const DEFAULT_VARIANT = 'russian';

/** The variant of the only game here; otherwise, the default variant. */
async function variantHere(app: App, asker: Asker): Promise<VariantId> {
  const found = await orDefault(findBoard(app, asker), refused({ code: 'no-game-here' }));
  return found.ok ? found.value.variant : DEFAULT_VARIANT;
}

async function explain(
  app: App,
  asker: Asker,
  variant: VariantId,
  screenOf: typeof rulesScreen = firstRulesScreen,
  asked?: AskedHere,
): Promise<Reply> {
  const style = await styleFor(app, asker);
  return privately(screenOf(sayIn(asker.locale), variant, style, asked));
}

async function explainAsked(
  app: App,
  asker: Asker,
  id: string,
  screenOf: typeof rulesScreen,
): Promise<Reply> {
  const record = await app.store.challenges.load(id);
  if (!record) return refused({ code: 'challenge-unknown' });
  const { challenge } = record;
  const bar = barOnAccepting(challenge, { by: asker.user.id, at: asker.at });
  const may = bar?.code === 'accept-own-challenge' ? 'cancel' : bar ? null : 'accept';
  const answer = may && invitationButton(sayIn(asker.locale), challenge, may);
  return explain(app, asker, challenge.variant, screenOf, { id, answer });
}

export const showRules = async (app: App, asker: Asker, named: VariantId | undefined): Promise<Reply> =>
  explain(app, asker, named ?? (await variantHere(app, asker)));

export const rulesPresses = answering(RULES, {
  show: (asker, { value }, app) => explain(app, asker, value),
  first: (asker, { variant }, app) => explain(app, asker, variant),
  all: (asker, { variant }, app) => explain(app, asker, variant, rulesScreen),
  asked: (asker, { id }, app) => explainAsked(app, asker, id, firstRulesScreen),
  whole: (asker, { id }, app) => explainAsked(app, asker, id, rulesScreen),
});
