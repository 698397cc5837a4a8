/** Analyses through the use cases: what they store and show, and how unfinished ones continue. */
import { expect, test } from 'vitest';
import { playTexts } from '../../src/notation/valid.ts';
import { changeSettings } from '../../src/app/save/change.ts';
import {
  continueAnalysis,
  isWhole,
  storedAnalysis,
  takeUp,
  screenOf as analysisOf,
  showSubject,
} from '../../src/app/analysis/analyze.ts';
import { sweep } from '../app/sweep.ts';
import { ANALYSIS_VERSION, type Finding, type Subject } from '../../src/analysis/finding.ts';
import { unwrap } from '../../src/kit/result.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { analysisScreen } from '../../src/views/analysis/screen.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begun } from '../app/play.ts';
import { everythingDue, newChannel, wordsOf, type Table } from '../app/table.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { PLACE } from '../store/samples.ts';
import { parseSquare } from '../../src/notation/square.ts';
import { chartsOf, picturesOf } from '../views/screens.ts';
import { playMoves, press, pressLabel, refusalOf, screenOf, suggest, type } from './asks.ts';
import { ANALYZE } from '../../src/views/presses/declarations.ts';
import { sitDown } from './engineTable.ts';

const MOVES = ['c3-d4', 'b6-a5', 'd4-c5', 'd6:b4', 'a3:c5'];
/** The position after `f6-g5` and `g3-h4`. */
const AWAY = ['a7-b6', 'c5:a7', 'c7-b6', 'a7:c5'];
const FURTHER = ['b8-a7', 'h4:f6', 'e7:g5', 'c5-b6', 'a7:c5'];

async function finished(table: Table): Promise<string> {
  const { id } = await begun(table);
  await playMoves(table, MOVES);
  const asked = await type(table, 'anna', 'games', { do: 'resign' });
  await pressLabel(table, 'anna', screenOf(asked), 'Yes, resign', true);
  return id;
}

function positionAfter(moves: readonly string[]): string {
  const line = playTexts(startLine(variantOf('russian')), moves);
  return makeFen(line.variant, lastPosition(line));
}

const analysis = (subject: Subject, findings: readonly Finding[]) => ({
  subject,
  version: 1,
  engine: ANALYSIS_VERSION,
  findings,
  post: null,
  forGuesses: false,
  madeAt: 1,
});

const audience = { by: 'chidi', say: sayIn('en-GB'), reader: {} };

test('an analysis is shown while it is made, then kept; a second request shows it at once', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  expect(await type(table, 'chidi', 'replay', { as: 'analysis' })).toEqual({
    kind: 'analysis',
    subject,
    isPrivate: true,
  });
  const showing = unwrap(await showSubject(table.app, subject, audience));
  const taken = await takeUp(table.app, subject, null);
  expect(wordsOf(analysisOf(audience.say, showing, taken, { isShared: true }))).toContain('0 of 6 positions');
  const whole = unwrap(await continueAnalysis(table.app, taken, showing.line));
  expect(isWhole(whole, showing.line)).toBe(true);
  expect(await storedAnalysis(table.app, subject)).toEqual(whole);
  const outdated = async () => ({ ...whole, engine: ANALYSIS_VERSION - 1 });
  const analyses = { ...table.app.store.analyses, load: outdated };
  const older = { ...table.app, store: { ...table.app.store, analyses } };
  expect(await storedAnalysis(older, subject)).toBeNull();
  const screen = analysisOf(audience.say, showing, whole, { isShared: true });
  expect(wordsOf(screen)).toContain('Accuracy');
  table.engine.problem = 'engine-away';
  const stepped = await pressLabel(table, 'boris', screen, 'Step by step');
  expect(wordsOf(screenOf(stepped))).toContain('Winning chances: ⚪ 50% · ⚫ 50%');
  const curve = await pressLabel(table, 'boris', screenOf(stepped), 'Curve', true);
  expect(wordsOf(screenOf(curve))).toEqual(wordsOf(screen));
  const shown = await pressLabel(table, 'boris', screenOf(curve), 'Show to everyone', true);
  expect(shown).toEqual({ kind: 'analysis', subject, isPrivate: false });
  const place = await pressLabel(table, 'boris', screenOf(stepped), 'Show to everyone', true);
  expect(place).toMatchObject({ kind: 'public', isNew: true });
  expect((await everythingDue(table)).filter(({ kind }) => kind === 'analysis')).toEqual([]);
});

test('each reader steps through a public analysis in their own viewer', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  const showing = unwrap(await showSubject(table.app, subject, audience));
  const whole = unwrap(
    await continueAnalysis(table.app, await takeUp(table.app, subject, null), showing.line),
  );
  const shared = analysisOf(audience.say, showing, whole, { isShared: true });
  const steps = [await pressLabel(table, 'anna', shared, 'Step by step')];
  for (const label of ['Forward', 'Last', 'Flip', 'Curve'])
    steps.push(await pressLabel(table, 'anna', screenOf(steps[0]!), label, true));
  expect(steps.map(({ kind }) => kind)).toEqual(steps.map(() => 'private'));
  const sides = ['anna', 'boris', 'chidi'].map(async (who) => {
    const [picture] = picturesOf(screenOf(await pressLabel(table, who, shared, 'Step by step')));
    return picture?.scene.bottom;
  });
  expect(await Promise.all(sides)).toEqual(['white', 'black', 'white']);
});

test('an analysis names blunders with better moves, and has buttons that lead from one to the next', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  const scores = [0, 0, 0, 300, 300, 300];
  const findings = scores.map((score) => ({ score, best: ['g3-f4'] }));
  const kept = analysis(subject, findings);
  await table.app.store.analyses.save(kept, null);
  const showing = unwrap(await showSubject(table.app, subject, audience));
  const line = {
    ...kept,
    findings: scores.map((score, ply) => ({
      score: ply === 3 ? -300 : score,
      best: ply === 2 ? ['g3-f4'] : [],
    })),
  };
  const screen = analysisOf(audience.say, showing, line, { isShared: true });
  expect(wordsOf(screen)).toContain(
    '**2. White** d4-c5: a blunder (their chances: 50 → 3%). Better: **g3-f4**',
  );
  expect(wordsOf(screen)).toContain('⚪ Blunders:\u00A01 · mistakes:\u00A00 · inaccuracies:\u00A00');
  const [curve] = chartsOf(screen);
  expect(curve?.chart).toMatchObject({
    x: { title: 'Move' },
    y: { title: 'White’s chances, %' },
    drawn: { marks: [{ x: 3, color: 'white', grade: 'blunder' }] },
  });
  expect(curve?.alt).toMatch(/^White’s winning chances in percent.*Blunder: 2\.$/u);
  await table.app.store.analyses.save({ ...line, version: 2 }, null);
  const first = screenOf(await pressLabel(table, 'boris', screen, 'First blunder'));
  expect(wordsOf(first)).toContain('**2. White** of 3');
  expect(wordsOf(first)).toContain(
    '❌ ANNA played **d4-c5**, a blunder: their chances went from 50% to 3%. Better: **g3-f4**',
  );
  expect(wordsOf(first)).not.toContain('Best now');
  const [{ scene, alt } = { scene: null, alt: '' }] = picturesOf(first);
  const [d4, c5, g3, f4] = ['d4', 'c5', 'g3', 'f4'].map((name) => parseSquare(variantOf('russian'), name));
  expect(scene).toMatchObject({
    ply: 3,
    bottom: 'black',
    arrows: [
      { tone: 'played', path: [d4, c5] },
      { tone: 'better', path: [g3, f4] },
    ],
  });
  expect(alt).toMatch(/^A red arrow shows d4-c5\. A green arrow shows g3-f4\. /u);
  const back = screenOf(await pressLabel(table, 'boris', first, 'Back', true));
  expect(wordsOf(back)).toContain('💡 Best now: **g3-f4**');
  const [shown] = picturesOf(back);
  expect(shown?.scene.arrows).toEqual([{ tone: 'better', path: [g3, f4] }]);
  expect(shown?.alt).toMatch(/^A green arrow shows g3-f4\. /u);
  const again = screenOf(await pressLabel(table, 'boris', back, 'Next mistake', true));
  expect(picturesOf(again)[0]?.scene.ply).toBe(3);
});

test('the first mistake, which a button shows, is listed even if later mistakes were worse', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  const showing = unwrap(await showSubject(table.app, subject, audience));
  const { variant } = showing.line;
  let line = startLine(variant);
  while (line.moves.length < 24) {
    const nexts = legalMoves(variant, lastPosition(line)).map((move) => extend(line, move));
    const choices = nexts.map((next) => legalMoves(variant, lastPosition(next)).length);
    line = nexts[choices.indexOf(Math.max(...choices))]!;
  }
  // Anna's mistake. Then each move gives away the game.
  const scores = [0, -44, ...Array.from({ length: 23 }, (_, at) => (at % 2 === 0 ? 300 : -300))];
  const findings = scores.map((score) => ({ score, best: [] }));
  const screen = analysisScreen(audience.say, { ...showing, line }, { subject, findings }, true);
  expect(wordsOf(screen)).toContain('**1. White** ');
  expect(wordsOf(screen).match(/: a (?:mistake|blunder) /gu)).toHaveLength(8);
});

test('a highlight is one picture of the loser’s most costly move, and can be shown to everyone', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  const wanted = await press(table, 'boris', ANALYZE.to.highlight(subject));
  expect(wanted).toEqual({ kind: 'analysis', subject, isPrivate: true, isHighlight: true });
  // Boris's first move cost him more than Anna's last mistake cost her, but she lost.
  const scores = [0, 0, 300, 100, 100, 100];
  const findings = scores.map((score, ply) => ({ score, best: ply === 2 ? ['g3-f4'] : [] }));
  const kept = analysis(subject, findings);
  await table.app.store.analyses.save(kept, null);
  const alone = await press(table, 'boris', ANALYZE.to.highlight(subject));
  const screen = screenOf(alone);
  expect([alone.kind, wordsOf(screen)]).toEqual([
    'private',
    expect.stringContaining('Turning point: 2. White'),
  ]);
  // The picture shows the move. Without a picture, the text describes it.
  expect(wordsOf(screen)).not.toContain('played');
  await type(table, 'chidi', 'preferences', { board: 'text' });
  const read = screenOf(await press(table, 'chidi', ANALYZE.to.highlight(subject)));
  expect(wordsOf(read)).toContain(
    '❌ ANNA played **d4-c5**, a blunder: their chances went from 97% to 75%. Better: **g3-f4**',
  );
  expect(wordsOf(screen)).toContain('⚫ **BORIS won.** ANNA resigned.');
  const [picture] = picturesOf(screen);
  expect(picture?.scene).toMatchObject({
    ply: 3,
    bottom: 'black',
    names: { white: 'ANNA', black: 'BORIS' },
    ending: { winner: 'black' },
    arrows: [{ tone: 'played' }, { tone: 'better' }],
    told: {
      above: [
        { text: 'Turning point: 2. White · BORIS won in 3 moves' },
        { text: 'ANNA played d4-c5', plain: 'White played d4-c5', isLoud: true },
      ],
      below: [
        { text: 'Better: g3-f4', isLoud: true },
        { text: 'ANNA’s winning chances fell from 97% to 75%' },
      ],
    },
  });
  expect(picture?.alt).toContain('ANNA played d4-c5. Better: g3-f4. ANNA’s winning chances fell');
  const shown = await pressLabel(table, 'boris', screen, 'Show to everyone', true);
  expect(shown).toMatchObject({ kind: 'public', isNew: true });
  const own = screenOf(await pressLabel(table, 'anna', screenOf(shown), 'Step by step'));
  expect(picturesOf(own)[0]?.scene).toMatchObject({ ply: 3, bottom: 'white' });
});

test('a highlight of a game without a mistake shows its last move, with no arrow', async () => {
  const table = await sitDown();
  const subject = { kind: 'game', id: await finished(table) } as const;
  const findings = [0, 0, 0, 0, 0, 0].map((score) => ({ score, best: [] }));
  const kept = analysis(subject, findings);
  await table.app.store.analyses.save(kept, null);
  const screen = screenOf(await press(table, 'chidi', ANALYZE.to.highlight(subject)));
  expect(wordsOf(screen)).toContain('Turning point: 3. White');
  const [picture] = picturesOf(screen);
  expect(picture?.scene).toMatchObject({ ply: 5, bottom: 'white', told: { below: [] } });
  expect(picture?.scene.arrows).toBeUndefined();
});

test('if the process of an analysis died, a sweep finishes it in the same message, once the channel is open', async () => {
  const table = await sitDown();
  const channel = newChannel();
  const subject = { kind: 'game', id: await finished(table) } as const;
  await sweep(table.app, channel);
  const card = await channel.post(PLACE, { blocks: [], notifies: [] }, 'k');
  if (typeof card === 'string') throw new Error(card);
  await takeUp(table.app, subject, { place: PLACE, card });
  await sweep(table.app, channel);
  expect(wordsOf(channel.messages.get(card.messageId))).toBe('');
  table.time.now += 31_000;
  table.engine.problem = 'engine-busy';
  await sweep(table.app, channel);
  table.engine.problem = null;
  channel.fault = 'forbidden';
  table.time.now += 15_000;
  await sweep(table.app, channel);
  expect(wordsOf(channel.messages.get(card.messageId))).toBe('');
  // The channel is open again.
  channel.fault = null;
  table.time.now += 15_000;
  await sweep(table.app, channel);
  expect(wordsOf(channel.messages.get(card.messageId))).toContain('Accuracy');
  expect((await everythingDue(table)).filter(({ kind }) => kind === 'analysis')).toEqual([]);
});

test('a public analysis is in the server’s chosen language, even if a sweep continues it', async () => {
  const table = await sitDown();
  const channel = newChannel();
  const subject = { kind: 'game', id: await finished(table) } as const;
  await changeSettings(table.app, PLACE.guildId ?? '', { locale: 'ja' });
  const card = await channel.post(PLACE, { blocks: [], notifies: [] }, 'k');
  if (typeof card === 'string') throw new Error(card);
  await takeUp(table.app, subject, { place: PLACE, card });
  table.time.now += 31_000;
  await sweep(table.app, channel);
  const screen = channel.messages.get(card.messageId);
  expect(wordsOf(screen)).toContain('精度');
  if (!screen) throw new Error('there is no analysis');
  const stepped = await pressLabel(table, 'boris', screen, '一手ずつ');
  // Each reader steps through the analysis privately, in their own language.
  const expected = ['private', expect.stringContaining('Winning chances: ⚪ 50%')];
  expect([stepped.kind, wordsOf(screenOf(stepped))]).toEqual(expected);
});

test('an analysis of an imported record is available to anyone who sees its buttons', async () => {
  const table = await sitDown();
  const text = '1. c3-d4 d6-c5 2. b2-c3 *';
  const imported = await type(table, 'anna', 'replay', { text });
  const reply = await pressLabel(table, 'anna', screenOf(imported), 'Analyze', true);
  expect(reply).toMatchObject({ kind: 'analysis', isPrivate: true, subject: { kind: 'record' } });
  const forgotten = { kind: 'record', id: 'r-forgotten' } as const;
  expect(await showSubject(table.app, forgotten, audience)).toEqual({
    ok: false,
    problem: { code: 'record-forgotten' },
  });
});

test('a game that the user is still playing is not analyzed, even as a record', async () => {
  const table = await sitDown();
  const { id } = await begun(table);
  const moves = [...MOVES, 'f6-g5', 'b2-a3'];
  await playMoves(table, moves);
  const running = 'I can’t analyze a game that’s still being played';
  expect(refusalOf(await type(table, 'anna', 'replay', { as: 'analysis', game: id }))).toContain(running);
  const text = `1. c3-d4 b6-a5 2. d4-c5 d6:b4 3. a3:c5 f6-g5 4. b2-a3 g7-f6 *`;
  const imported = await type(table, 'anna', 'replay', { text });
  const near = 'a game you’re still playing';
  expect(refusalOf(await pressLabel(table, 'anna', screenOf(imported), 'Analyze', true))).toContain(near);
  const other = await type(table, 'chidi', 'replay', { text });
  expect((await pressLabel(table, 'chidi', screenOf(other), 'Analyze', true)).kind).toBe('analysis');
  const alike = await type(table, 'anna', 'replay', { text, variant: 'brazilian' });
  expect(refusalOf(await pressLabel(table, 'anna', screenOf(alike), 'Analyze', true))).toContain(near);
});

test('practice from a running game’s position gets no help, except early in the game', async () => {
  const table = await sitDown();
  await begun(table);
  await playMoves(table, MOVES);
  const position = positionAfter([...MOVES, 'f6-g5', 'b2-a3']);
  const wish = { position, color: 'black', level: '8' };
  const running = 'a game you’re still playing';
  // So early in a game, many games have the same position.
  const early = await type(table, 'boris', 'play', wish);
  if (early.kind !== 'card') throw new Error(refusalOf(early));
  const hint = () => type(table, 'boris', 'games', { do: 'hint', game: early.game.id });
  expect(await hint()).toMatchObject({ kind: 'private', changed: { id: early.game.id } });
  await playMoves(table, ['f6-g5'], 5);
  expect(refusalOf(await hint())).toContain(running);
  await playMoves(table, ['b2-a3'], 6);
  expect(refusalOf(await hint())).toContain(running);
  const late = { ...wish, opponent: { id: 'crownhead', name: 'CROWNHEAD', isBot: true } };
  expect(refusalOf(await type(table, 'boris', 'play', late))).toContain(running);
  expect((await type(table, 'chidi', 'play', late)).kind).toBe('card');
});

test('the engine delays its answer near a position of a game between people, until that game has moved on', async () => {
  const table = await sitDown();
  const channel = newChannel();
  const practiced = positionAfter([...MOVES, 'f6-g5']);
  const begins = await type(table, 'boris', 'play', { position: practiced, color: 'white', level: '8' });
  if (begins.kind !== 'card') throw new Error(refusalOf(begins));
  const { id } = begins.game;
  table.engine.problem = 'engine-busy';
  await type(table, 'boris', 'move', { move: 'b2-a3', game: id });
  await begun(table);
  await playMoves(table, [...MOVES, 'f6-g5']);
  table.engine.problem = null;
  const moves = async () => {
    table.time.now += 6 * 60_000;
    await sweep(table.app, channel);
    return (await table.app.store.games.load(id))?.game.moves.length;
  };
  expect([await moves(), await moves()]).toEqual([1, 1]);
  await playMoves(table, ['g3-h4', ...AWAY, ...FURTHER], 6);
  expect(await moves()).toBe(2);
});

test('a game that was canceled does not count as the latest game', async () => {
  const table = await sitDown();
  const played = await finished(table);
  table.time.now += 1;
  const { id } = await begun(table);
  table.time.now += DAY + MINUTE;
  await sweep(table.app, newChannel());
  expect((await table.app.store.games.load(id))?.game.result?.by).toBe('aborted');
  const subject = { kind: 'game', id: played } as const;
  expect(await type(table, 'anna', 'replay', { as: 'analysis' })).toEqual({
    kind: 'analysis',
    subject,
    isPrivate: true,
  });
  expect(
    (await suggest(table, 'anna', 'replay', 'game', '', { as: 'analysis' })).map(({ value }) => value),
  ).toEqual([played]);
});
