/** Plays a finished game or an animation. */
import { button } from '../parts.ts';
import type { PageSay } from '../words/say.ts';

/** How long each position is shown (ms). */
const PAUSE = 1200;

export type Player = ReturnType<typeof makePlayer>;

/** Plays from one ply to another. */
export function makePlayer(say: PageSay, from: number, to: number, go: (ply: number) => void) {
  let at = to;
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    player.textContent = say('page.play');
  }

  const player = button(say('page.play'), () => {
    if (timer !== undefined) return stop();
    player.textContent = say('page.stop');
    go(at === to ? from : at + 1);
    timer = setInterval(() => {
      go(at + 1);
      if (at >= to) stop();
    }, PAUSE);
  });

  return {
    button: player,
    stepped(ply: number): void {
      at = ply;
    },
  };
}
