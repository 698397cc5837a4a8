/**
 * Every reader of strangers' input: files, text typed into options and forms, names, lines from
 * other programs.
 */
import { readMarked } from '../../src/app/play/suggest.ts';
import { readInteraction } from '../../src/discord/interaction.ts';
import { answersIn } from '../../src/discord/showing/modal.ts';
import { startLine } from '../../src/draughts/line.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { instantOf } from '../../src/game/calendar/instant.ts';
import { parsePlan } from '../../src/game/plan/planText.ts';
import { readRecord } from '../../src/game/readRecord.ts';
import { parseTime } from '../../src/game/clock/timeText.ts';
import { parseZone } from '../../src/game/calendar/parseZone.ts';
import { inCode, plain } from '../../src/i18n/plain.ts';
import { openingsNamed } from '../../src/game/match/openingNames.ts';
import { parseLength, parseRest } from '../../src/game/match/wish.ts';
import { parseMoveIn } from '../../src/notation/move.ts';
import { contentsOf } from '../../src/notation/pdn/contents.ts';
import { decodePdn } from '../../src/notation/pdn/encoding.ts';
import { parseStartFen } from '../../src/notation/fen.ts';
import { wordsOf } from '../../src/render/letters/words.ts';
import { parseMessage } from '../../src/tools/dxp/message.ts';
import { parseCommand } from '../../src/tools/hub/command.ts';
import { readRequest } from '../../src/tools/jsonLines.ts';
import { Request } from '../../src/tools/pairings/request.ts';
import { makeTrf } from '../../src/tournament/trf/makeTrf.ts';
import { parseTrf } from '../../src/tournament/trf/parseTrf.ts';
import { parsePress } from '../../src/views/presses/presses.ts';
import { playerOf } from '../../src/views/replay/collection.ts';
import { completeZone } from '../../src/views/screen/zones.ts';

const russian = variantOf('russian');
const towers = variantOf('bashni');
const NOON = Date.UTC(2026, 10, 24, 12);

const entrant = (name: string) => ({ number: 1, name });

/** A final byte that is invalid in UTF-8, so that the reader has read everything before it. */
const WRONG = Uint8Array.of(0xe9);

export type Readers = Readonly<Record<string, (text: string) => unknown>>;

export const ofFiles: Readers = {
  'a file in UTF-8': (text) => decodePdn(Buffer.from(text)),
  'a file with a wrong byte': (text) => decodePdn(Buffer.concat([Buffer.from(text), WRONG])),
  'a file in a code page': (text) => decodePdn(Buffer.concat([WRONG, Buffer.from(text, 'latin1')])),
  'a file in UTF-16': (text) => decodePdn(Buffer.from(text, 'utf16le')),
  'a list of games': (text) => contentsOf(text, { page: 0, size: 25, player: text.slice(0, 32) }),
  'a game': (text) => readRecord(text, null, { fileName: text }),
  'a TRF': (text) => parseTrf(text),
  'a line of the Hub protocol': (text) => parseCommand(text),
  'a message of DXP': (text) => ['R01', 'A', 'M', 'E', 'B', 'C', ''].map((kind) => parseMessage(kind + text)),
  'a request for pairings': (text) => readRequest(Request, text),
};

/** Text typed into options and forms, which Discord limits to 6000 characters. */
export const typed: Readers = {
  'a position': (text) => parseStartFen(russian, text),
  'a position with towers': (text) => parseStartFen(towers, text),
  'a move': (text) => parseMoveIn(russian, startPosition(russian), text),
  'a move with its game': (text) => readMarked(text),
  'a plan': (text) => parsePlan(startLine(russian), text),
  'an opening': (text) => openingsNamed('russian', text),
  'a match': (text) => [parseLength(text), parseRest(text)],
  'a time': (text) => [parseTime(text), instantOf(text, { zone: 'UTC', now: NOON, locale: 'de' })],
  'a zone': (text) => [parseZone(text), completeZone(text)],
  'a name': (text) => [plain(text), inCode(text), playerOf(text), wordsOf(text)],
  'a press': (text) => parsePress(text),
  'an interaction': (text) => readInteraction({ type: 5, id: text, token: text, app_permissions: text }),
  'a window': (text) =>
    answersIn({ data: { custom_id: text, components: [{ component: { custom_id: 'a', value: text } }] } }),
  'a name for a TRF': (text) =>
    makeTrf(
      {
        system: 'dutch',
        players: [entrant(text)],
        scoring: { win: 1, draw: 0.5, loss: 0, bye: 1 },
        expectedRounds: 1,
        initialColor: 'white',
        forbidden: [],
        rounds: [],
      },
      { name: text },
    ),
};
