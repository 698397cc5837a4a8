/** Somebody who is to be forgotten: whoever began to do it died, or found the database away. */
import { seeThrough } from '../person/erase.ts';
import type { Using } from '../ports/app.ts';
import type { Erasure } from '../ports/personal.ts';

type Needs = Using<'challenges' | 'games' | 'personal' | 'standings', 'now'>;

/** Forgets them, and the row with them. */
export async function doDueErasure(app: Needs, erasure: Erasure): Promise<undefined> {
  await seeThrough(app, erasure);
}
