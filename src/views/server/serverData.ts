import type { Block, Button, Screen } from '../screen/screen.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text, button, buttonBlock } from '../screen/blocks.ts';
import { SERVER_DATA } from '../presses/declarations.ts';

/** The word that erases a server. It differs for each server, and nobody types it by accident. */
export const wordFor = (guildId: string): string => `forget-${guildId.slice(-4)}`;

const MOST_BUTTONS = 5;

const partButton = (say: Say, part: number): Button =>
  button(SERVER_DATA.to.export({ part }), say('button.server-data.part', { number: part + 1 }));

export const serverDataScreen = (say: Say, games: number, guildId: string): Screen =>
  quiet(
    text(
      say('server-data.title'),
      games === 0 ? say('server-data.none') : say('server-data.kept', { count: games }),
      say('server-data.more'),
      say('server-data.how', { word: wordFor(guildId) }),
    ),
    buttonBlock(games === 0 ? null : { ...partButton(say, 0), label: say('button.server-data.export') }),
  );

export function archiveScreen(
  say: Say,
  { part, parts, file }: { part: number; parts: number; file: Block },
): Screen {
  if (parts === 1) return quiet(text(say('server-data.all')), file);
  const first = Math.max(0, Math.min(part + 1, parts - MOST_BUTTONS));
  const others = Array.from({ length: Math.min(MOST_BUTTONS, parts) }, (_, index) => first + index).filter(
    (other) => other < parts,
  );
  return quiet(
    text(say('server-data.part', { number: part + 1, total: parts })),
    file,
    buttonBlock(...others.map((other) => partButton(say, other))),
  );
}
