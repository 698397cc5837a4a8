/** Whose eyes a board is for: everyone's in a place, or the asker's alone. */
import type { Reader } from '../../views/board/shape.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { sharedShape } from './sharedShape.ts';
import { viewerFor } from './viewer.ts';

/** How to show boards to the asker alone, or else to all who are where they ask. */
export const readerOf = (
  app: Using<'people' | 'settings'>,
  asker: Asker,
  isPrivate: boolean,
): Promise<Reader> => (isPrivate ? viewerFor(app, asker) : sharedShape(app, asker.place));
