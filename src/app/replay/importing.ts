/** Games and positions from a text, a file, a window or a message. */
import { beside, type Chosen, openCollection, pickGame, turnPage } from './collection.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { sayIn } from '../../i18n/say.ts';
import { refused } from '../../kit/result.ts';
import { IMPORT, STEPS } from '../../views/presses/declarations.ts';
import { each } from '../../views/presses/presses.ts';
import { playerOf } from '../../views/replay/collection.ts';
import { importAgain, importForm } from '../../views/replay/importForm.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type TargetMessage, isRefusal, type Reply } from '../ports/command.ts';
import type { GivenFile } from '../ports/reading.ts';
import { broughtAs, broughtIn, keptText, sourceOf, type Brought } from '../reader/files.ts';
import { replayGame } from './replay.ts';
import { bring, keep, shareRecord, viewRecord } from './record.ts';
import { answer, STEP_BY_STEP, type Way } from './viewer.ts';

async function showAs(
  app: App,
  asker: Asker,
  chosen: Chosen & { readonly variant: VariantId },
): Promise<Reply> {
  const { id, variant, who } = chosen;
  const record = await app.store.records.load(id);
  if (!record) return refused({ code: 'record-forgotten' });
  const way = { ...STEP_BY_STEP, isPrivate: who === 'me' };
  const read = await bring(app, asker, { source: record.source, variant }, { way, isChosen: false });
  return beside(read, chosen);
}

async function openBrought(app: App, asker: Asker, brought: Brought, player = ''): Promise<Reply> {
  const source = await sourceOf(app, brought);
  if (!source.ok) return source;
  const wish = { source: source.value, variant: null, fileName: brought.file?.name };
  return openCollection(app, asker, { brought, wish, way: STEP_BY_STEP, player });
}

/** If it is refused, the window keeps the pasted text and the game that was on the screen. */
async function readAsked(app: App, asker: Asker, brought: Brought, player: string): Promise<Reply> {
  const reply = await openBrought(app, asker, brought, player);
  if (!isRefusal(reply)) return reply;
  const id = app.newId();
  const isKept =
    brought.text !== undefined &&
    (await keep(app, asker, { id, variant: 'russian', source: keptText(brought) })) === null;
  const again = importAgain(sayIn(asker.locale), isKept ? id : null);
  return { ...reply, isNew: true, below: [buttonBlock(again)] };
}

async function askAgain(app: App, { locale }: Asker, id: string): Promise<Reply> {
  const record = await app.store.records.load(id);
  const text = record ? broughtAs(record.source).text : '';
  return { kind: 'form', form: importForm(sayIn(locale), text) };
}

export async function importMessage(app: App, asker: Asker, message: TargetMessage): Promise<Reply> {
  if (message.board !== undefined) {
    const own = await replayGame(app, asker, message.board, STEP_BY_STEP);
    if (!isRefusal(own)) return own;
  }
  const brought = await broughtIn(app, message, asker.user.id);
  return brought ? openBrought(app, asker, brought) : refused({ code: 'message-without-game' });
}

/** The options for a game from elsewhere. */
export interface Typed {
  readonly text?: string | undefined;
  readonly file?: GivenFile | undefined;
  readonly variant?: VariantId | undefined;
  readonly number?: number | undefined;
  readonly player?: string | undefined;
}

export const isImport = ({ text, file, variant, number, player }: Typed): boolean =>
  [text, file, variant, number, player].some((given) => given !== undefined);

export async function importTyped(app: App, asker: Asker, typed: Typed, way: Way): Promise<Reply> {
  const { text, file, number, variant = null } = typed;
  if (text === undefined && file === undefined)
    return { kind: 'form', form: importForm(sayIn(asker.locale)) };
  const source = await sourceOf(app, { text, file });
  if (!source.ok) return source;
  const wish = { source: source.value, variant, number, fileName: file?.name };
  const player = playerOf(typed.player ?? '');
  if (number === undefined) return openCollection(app, asker, { brought: { text, file }, wish, way, player });
  return bring(app, asker, wish, { way, isChosen: variant !== null });
}

export const importPresses = answering(
  IMPORT,
  {
    window: async (asker) => ({ kind: 'form', form: importForm(sayIn(asker.locale)) }),
    again: (asker, { id }, app) => askAgain(app, asker, id),
    ask: (asker, { answers, files }, app) => {
      const text = answers.text.trim() === '' ? undefined : answers.text;
      const brought = { text, file: files.get(answers.file) };
      return readAsked(app, asker, brought, playerOf(answers.player));
    },
    ...each(
      STEPS,
      answer((app, asker, pressed: Parameters<typeof viewRecord>[2]) =>
        viewRecord(app, asker, pressed, false),
      ),
    ),
    film: answer((app, asker, pressed) => viewRecord(app, asker, pressed, true)),
    everyone: answer(shareRecord),
    'film-everyone': answer(shareRecord),
    page: answer((app, asker, pressed) => turnPage(app, asker, { ...pressed, player: '' })),
    pick: answer((app, asker, pressed) => pickGame(app, asker, { ...pressed, player: '' })),
    jump: answer((app, asker, { value: page, ...list }) =>
      turnPage(app, asker, { ...list, page, player: '' }),
    ),
    'of-page': answer(turnPage),
    'of-pick': answer(pickGame),
    'of-jump': answer((app, asker, { value: page, ...list }) => turnPage(app, asker, { ...list, page })),
    as: answer(showAs),
    other: answer((app, asker, { value, ...pressed }) => showAs(app, asker, { ...pressed, variant: value })),
  },
  {
    share: (action) =>
      action === 'window' || action === 'again' ? null : action.startsWith('film') ? 'film' : 'reading',
  },
);
