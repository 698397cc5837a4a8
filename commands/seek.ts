/** `/seek`: the server's lobby finds an opponent. */
import { answeringInServers } from '../src/app/ports/answering.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { defineServerCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import type { App } from '../src/app/ports/app.ts';
import type { Placed } from '../src/app/card/gameThread.ts';
import { acceptSeek, seek as seekOpponent, withdraw } from '../src/app/play/seeks.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { settingsAt } from '../src/app/reader/reader.ts';
import { sayIn } from '../src/i18n/say.ts';
import { completeTime } from '../src/views/game/time.ts';
import { ownSeekScreen, seekScreen, withdrawnScreen } from '../src/views/game/lobby.ts';
import { SEEK } from '../src/views/presses/declarations.ts';

/** The lobby's message stays: it shows others too. */
function begun({ locale, place }: Asker, { game, isThreadDenied }: Placed): Reply {
  const say = sayIn(locale);
  const isFar = game.place.guildId !== place.guildId;
  const aside = isThreadDenied ? { aside: say('thread.denied') } : {};
  return {
    kind: 'card',
    game,
    note: say(isFar ? 'seek.found-elsewhere' : 'seek.found'),
    isNew: true,
    ...aside,
  };
}

async function accept(app: App, asker: Asker, id: string): Promise<Reply> {
  const attempt = await acceptSeek(app, asker, id);
  if (attempt.ok) return begun(asker, attempt.value);
  if (attempt.problem.code === 'accept-own-challenge')
    return { kind: 'private', screen: ownSeekScreen(sayIn(asker.locale), id) };
  return refusal(app, asker, attempt.problem);
}

export const seekPresses = answeringInServers(
  SEEK,
  {
    accept: (asker, { id }, app) => accept(app, asker, id),
    async withdraw(asker, { id }, app) {
      const closed = await withdraw(app, asker, id);
      if (!closed.ok) return refusal(app, asker, closed.problem);
      return { kind: 'private', screen: withdrawnScreen(sayIn(asker.locale)) };
    },
  },
  { posts: true },
);

export const seek = defineServerCommand({
  name: 'seek',
  posts: true,
  options: [
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'rated', kind: 'flag' },
    { name: 'everywhere', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const usual = await settingsAt(app, asker.place);
    const variant = VARIANT_IDS.find((id) => id === (values.variant ?? usual.variant));
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const attempt = await seekOpponent(app, asker, {
      variant,
      time: values.time ?? usual.time,
      rated: values.rated ?? usual.ratedByDefault,
      isEverywhere: values.everywhere ?? false,
    });
    if (!attempt.ok) return refusal(app, asker, attempt.problem);
    if (attempt.value.kind === 'found') return begun(asker, attempt.value);
    return { kind: 'private', screen: seekScreen(sayIn(asker.locale), attempt.value.seek) };
  },
  suggest: async ({ locale }, { text }) => completeTime(sayIn(locale), text),
});
