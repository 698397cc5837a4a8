/** What stays of a private menu or question when the deed is done: one line, for the person who did it. */
import type { GameEvent } from '../game/event.ts';
import type { Say } from '../i18n/say.ts';

/** The sentence for what someone did: the first event is theirs, what follows came of it. */
export function noteFor(say: Say, [event]: readonly GameEvent[]): string {
  switch (event?.kind) {
    case 'moved':
      return say('note.moved', { move: event.text });
    case 'ended':
      return say(event.result.by === 'agreement' ? 'note.draw-agreed' : 'note.resigned');
    case 'draw-offered':
    case 'draw-declined':
    case 'draw-withdrawn':
      return say(`note.${event.kind}`);
    case undefined:
      break;
  }
  throw new Error('a change without an event');
}
