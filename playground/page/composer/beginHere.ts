/** A command that is mentioned in a message is begun in the composer when it is pressed, wherever that stands on the page. */

/** Both ends of the page know it; nothing is kept in it. */
const wishes = new EventTarget();

class Wish extends Event {
  readonly id: string;

  constructor(id: string) {
    super('wish');
    this.id = id;
  }
}

/** Asks the composer to begin the command with this id. */
export const beginHere = (id: string): void => void wishes.dispatchEvent(new Wish(id));

/** Calls `begin` with the id of each command that is asked for, until the returned function is called. */
export function onBegin(begin: (id: string) => void): () => void {
  const heard = (event: Event): void => {
    if (event instanceof Wish) begin(event.id);
  };
  wishes.addEventListener('wish', heard);
  return () => wishes.removeEventListener('wish', heard);
}
