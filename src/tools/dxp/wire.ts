/** DXP over TCP: texts, each closed by a zero byte. */
import type { Socket } from 'node:net';

/** Longer than any message; whoever sends more without a zero is cut off. */
const LONGEST = 512;

/** Hears every text that comes in on a socket, and gives back how to send one. */
export function wire(socket: Socket, hear: (text: string) => void): (text: string) => void {
  let unread = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    const texts = (unread + String(chunk)).split('\0');
    unread = texts.pop() ?? '';
    texts.forEach(hear);
    if (unread.length > LONGEST) socket.destroy();
  });
  socket.on('error', () => socket.destroy());
  return (text) => void socket.write(`${text}\0`);
}
