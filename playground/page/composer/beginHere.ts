/** A command that is mentioned in a message is begun in the composer when it is pressed, wherever that stands on the page. */

/** Both ends of the page know it; nothing is kept in it. */
const wishes = new EventTarget();

/** A command by its id, which its parts share, and the name by which it is mentioned. */
export interface Wanted {
  readonly id: string;
  readonly name: string;
}

class Wish extends Event {
  readonly wanted: Wanted;

  constructor(wanted: Wanted) {
    super('wish');
    this.wanted = wanted;
  }
}

/** Asks the composer to begin this command. */
export const beginHere = (wanted: Wanted): void => void wishes.dispatchEvent(new Wish(wanted));

/** Calls `begin` with each command that is asked for, until the returned function is called. */
export function onBegin(begin: (wanted: Wanted) => void): () => void {
  const heard = (event: Event): void => {
    if (event instanceof Wish) begin(event.wanted);
  };
  wishes.addEventListener('wish', heard);
  return () => wishes.removeEventListener('wish', heard);
}
