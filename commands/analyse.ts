/** `/analyse`: where a finished game was won and lost. The place in it is in each button's id. */
import { SUBJECT_KINDS, type Subject } from '../src/app/analyses.ts';
import { isWhole, knownOf } from '../src/app/analyse.ts';
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { findFinished } from '../src/app/findFinished.ts';
import { isOwnRunning } from '../src/app/ownRunning.ts';
import { screenOf } from '../src/app/pursue.ts';
import { readerOf } from '../src/app/reader.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { sayAt } from '../src/app/sharedLanguage.ts';
import { showSubject } from '../src/app/subject.ts';
import { GAME_OPTION, suggestFinished } from '../src/app/suggestGames.ts';
import { COLORS } from '../src/draughts/types.ts';
import { sayIn } from '../src/i18n/say.ts';
import { analysedShowing } from '../src/views/analysis/stepping.ts';
import { clamped, replayScreen } from '../src/views/replay.ts';
import type { Place } from '../src/views/place.ts';

interface Wish {
  readonly subject: Subject;
  readonly isPrivate: boolean;
  /** Where to step to in what was found; `null` for the whole of it, in a message of its own. */
  readonly place: Place | 'curve' | null;
}

async function show(app: App, asker: Asker, { subject, isPrivate, place }: Wish): Promise<Reply> {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const eyes = { say, reader: await readerOf(app, asker, isPrivate) };
  const shown = await showSubject(app, subject, eyes);
  if (!shown.ok) return refusal(app, asker, shown.problem);
  // Also a game that is over may have come by a position in which they now play another.
  if (await isOwnRunning(app, asker, shown.value.line))
    return refusal(app, asker, { code: 'analysis-running' });
  const known = await knownOf(app, subject);
  const isThere = known !== null && isWhole(known, shown.value.line);
  if (!isThere && !app.brain.isThere) return refusal(app, asker, { code: 'engine-away' });
  if (!isThere || place === null) return { kind: 'analysis', subject, isPrivate };
  const kind = isPrivate ? 'private' : 'public';
  if (place === 'curve') return { kind, screen: screenOf(say, shown.value, known) };
  const showing = analysedShowing(say, shown.value, known);
  return { kind, screen: replayScreen(say, showing, { ...place, ply: clamped(showing, place.ply) }) };
}

async function press(
  asker: Asker,
  { action, args: [name, id = '', plies = '', side], isPrivate }: Pressed,
  app: App,
): Promise<Reply> {
  const bottom = COLORS.find((color) => color === side);
  const kind = SUBJECT_KINDS.find((each) => each === name);
  if (!bottom || !kind || !/^\d{1,5}$/u.test(plies)) return refusal(app, asker, { code: 'malformed-button' });
  const places = { begin: null, curve: 'curve' } as const;
  const place = action === 'begin' || action === 'curve' ? places[action] : { ply: Number(plies), bottom };
  return show(app, asker, { subject: { kind, id }, isPrivate, place });
}

export const analyse = defineCommand({
  name: 'analyse',
  posts: true,
  options: [GAME_OPTION],
  async run(asker, values, app) {
    const found = await findFinished(app, asker, values.game);
    if (!found.ok) return refusal(app, asker, found.problem);
    return show(app, asker, { subject: { kind: 'game', id: found.value.id }, isPrivate: false, place: null });
  },
  suggest: (asker, { text }, app) => suggestFinished(app, asker, text),
  press,
});
