/** A file's text is not stored, because it may be 10 MB and Discord keeps it for a day. */
import { done, refused, type Result } from '../../kit/result.ts';
import { editsBetween } from '../../draughts/nearness.ts';
import { startPosition } from '../../draughts/position.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { ReadRecord } from '../../game/readRecord.ts';
import { withoutMarkup } from '../../kit/markup.ts';
import type { Using } from '../ports/app.ts';
import type { TargetMessage } from '../ports/command.ts';
import type { GivenFile, Source } from '../ports/reading.ts';
import type { UserId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Block } from '../../views/screen/screen.ts';
import { HOLDS } from '../../i18n/limits.ts';

export interface Brought {
  readonly text?: string | undefined;
  readonly file?: GivenFile | undefined;
}

/** The names of files with records, unlike pictures and other files. */
const RECORD = /\.(?:pdn|pgn|fen|txt)(?:\.gz)?$/iu;

/** Whether the text is a game, perhaps of several variants to choose from. A result alone isn't. */
const isGame = (read: Result<ReadRecord, Problem>): boolean =>
  read.ok ||
  (read.problem.code === 'pdn-variant' &&
    read.problem.finals.some(
      ({ variant, position }) => editsBetween(position, startPosition(variantOf(variant))) > 0,
    ));

/** The record in someone's message: its file, otherwise its first text that is a record. */
export async function broughtIn(
  { reading }: Using<never, 'reading'>,
  { texts, files }: TargetMessage,
  by: UserId,
): Promise<Brought | null> {
  const file = files.find(({ name }) => RECORD.test(name));
  if (file) return { file };
  const written = texts.map((text) => withoutMarkup(text).trim()).filter((text) => text !== '');
  const [first, ...others] = written;
  if (first === undefined) return null;
  if (others.length > 0)
    for (const text of written)
      if (isGame(await reading.record({ source: text, variant: null }, by))) return { text };
  return { text: first };
}

/** Precedes a file's address, in a line that PDN readers skip; no typed text starts this way. */
const ADDRESS = '%file ';

export const keptText = ({ text = '', file }: Brought): string => {
  if (file) return `${ADDRESS}${JSON.stringify(file)}`;
  return text.startsWith(ADDRESS) ? `\n${text}` : text;
};

export const broughtAs = (kept: string): Brought => {
  if (!kept.startsWith(ADDRESS)) return { text: kept };
  const file: GivenFile = JSON.parse(kept.slice(ADDRESS.length));
  return { file };
};

export async function sourceOf(
  app: Using<never, 'readFile'>,
  { text, file }: Brought,
): Promise<Result<Source, Problem>> {
  if (text !== undefined && file !== undefined) return refused({ code: 'record-or-file' });
  if (text !== undefined) return done(withoutMarkup(text));
  if (file === undefined) return refused({ code: 'record-missing' });
  return app.readFile(file);
}

/** The file, compressed (`.gz`) if it is too large for a screen. */
export async function downloadFile(name: string, text: string, most: number = HOLDS.bytes): Promise<Block> {
  if (Buffer.byteLength(text) <= most) return { kind: 'file', name, content: text };
  return { kind: 'file', name: `${name}.gz`, content: await promisify(gzip)(text) };
}
