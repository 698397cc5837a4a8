/**
 * The answer to `/notify`: what was chosen, and a menu for each occasion. Discord goes on showing what was chosen from a menu
 * in place of what the menu is about, unless its id changes: so the id says what holds.
 */
import { OCCASIONS, type Occasion } from '../../game/calls.ts';
import { nextDigest, wayOf, WAYS, type NoticeChoice, type Way } from '../../game/notices.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { NOTIFY } from '../presses/declarations.ts';

const menuFor = (say: Say, occasion: Occasion, held: Way): Block => ({
  kind: 'menu',
  menu: {
    press: NOTIFY.to.choose({ occasion, held }),
    placeholder: say(`menu.notify.${occasion}`),
    choices: WAYS.map((way) => ({ label: say(`notify.choice.${way}`), value: way })),
  },
});

function digestLine(say: Say, notices: NoticeChoice, at: number): string | null {
  const next = nextDigest(notices, at);
  if (next === null) return null;
  const { hour, zone } = notices.digest;
  const time = `${String(hour).padStart(2, '0')}:00`;
  return say('notify.digest', { time, zone, next: relativeTime(next) });
}

/** How someone is told of things, as it stands at this instant (ms since 1970). */
export const notifyScreen = (say: Say, notices: NoticeChoice | undefined, at: number): Screen =>
  quiet(
    text(
      say('notify.title'),
      ...OCCASIONS.map((occasion) =>
        say(`notify.shown.${occasion}`, { way: say(`notify.way.${wayOf(notices, occasion)}`) }),
      ),
      notices ? digestLine(say, notices, at) : null,
      notices?.refused ? say('notify.refused') : null,
      say('notify.live'),
    ),
    ...OCCASIONS.map((occasion) => menuFor(say, occasion, wayOf(notices, occasion))),
  );
