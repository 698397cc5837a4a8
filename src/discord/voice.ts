/** What answering works with. */
import type { App } from '../app/app.ts';
import type { Messenger } from '../app/messenger.ts';
import type { Present } from './present.ts';

export interface Voice {
  readonly app: App;
  readonly messenger: Messenger;
  readonly present: Present;
}
