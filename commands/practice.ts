/** `/practice`: a game against the engine in direct messages; shown again while it runs. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { beginEngineGame, usualLevel } from '../src/app/play/engineGame.ts';
import { levelOf } from '../src/app/play/level.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { settingsAt } from '../src/app/reader/reader.ts';
import { VARIANT_IDS, type VariantId } from '../src/draughts/variants.ts';
import { LEVEL_CHOICES, LEVELS, type LevelNumber } from '../src/engine/play/levels.ts';
import { COLOR_CHOICES } from '../src/game/challenge/challenge.ts';
import { engineSeat } from '../src/game/engine/engine.ts';
import type { Game, Place } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { refusalScreen } from '../src/app/problem/refusal.ts';
import { PRACTICE } from '../src/views/presses/declarations.ts';

/** `null` if Discord opens no direct messages. */
async function privatePlace(app: App, { user, place, locale, isAlone }: Asker): Promise<Place | null> {
  if (isAlone) return place;
  const opened = await app.directs.channelWith(user.id);
  return typeof opened === 'string' ? null : { guildId: null, channelId: opened.channelId, locale };
}

/** A running game there, of this variant if one is named. */
async function goingOn(
  app: App,
  { user }: Asker,
  { channelId }: Place,
  variant: VariantId | undefined,
): Promise<Game | null> {
  const records = await app.store.games.list({ player: user.id, channelId, state: 'running' });
  const wanted = records.map(({ game }) => game).filter((game) => !variant || game.variant === variant);
  return wanted.find(engineSeat) ?? null;
}

/** Only posting the board reveals whether Discord lets the bot write there. */
function shown({ locale }: Asker, game: Game): Reply {
  const say = sayIn(locale);
  const unseen = refusalScreen(say, { code: 'no-direct-messages' });
  return { kind: 'card', game, note: say('note.practice'), unseen };
}

const levelNamed = (text: string | undefined): LevelNumber | undefined =>
  LEVELS.find((each) => `${each}` === text);

type PracticeOptions = Partial<
  Readonly<Record<'level' | 'color' | 'variant' | 'position', string | undefined>>
>;

export async function beginPractice(
  app: App,
  asker: Asker,
  options: PracticeOptions,
  only?: VariantId,
): Promise<Reply> {
  const place = await privatePlace(app, asker);
  if (!place) return refusal(app, asker, { code: 'no-direct-messages' });
  const running = await goingOn(app, asker, place, only);
  if (running) return shown(asker, running);
  const settings = await settingsAt(app, asker.place);
  const variant = VARIANT_IDS.find((id) => id === (options.variant ?? settings.variant));
  if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: options.variant ?? '' });
  const attempt = await beginEngineGame(app, asker, {
    variant,
    place,
    level: levelNamed(options.level) ?? (await usualLevel(app, asker.user.id)),
    color: COLOR_CHOICES.find((color) => color === options.color) ?? 'random',
    start: options.position,
  });
  return attempt.ok ? shown(asker, attempt.value.game) : refusal(app, asker, attempt.problem);
}

export const practicePresses = answering(PRACTICE, {
  begin: (asker, _, app) => beginPractice(app, asker, {}),
  variant: (asker, { variant }, app) => beginPractice(app, asker, { variant }, variant),
  level: (asker, { id }, app) => levelOf(app, asker, id),
  play: (asker, { id, value }, app) => levelOf(app, asker, id, levelNamed(value)),
});

export const practice = defineCommand({
  name: 'practice',
  posts: false,
  options: [
    { name: 'level', kind: 'text', choices: LEVEL_CHOICES },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'position', kind: 'text' },
  ],
  run: (asker, values, app) => beginPractice(app, asker, values),
});
