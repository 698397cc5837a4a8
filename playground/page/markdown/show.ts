/** Texts become text nodes, never HTML. The library's own marks add spaces around their text. */
import { type TemplateResult, html } from 'lit';
import { beginHere } from '../composer/composer.ts';
import { withEmoji } from '../emoji/emoji.ts';
import { speechIcon } from '../layout/icons.ts';
import { type Block, type Inline, linkedMessage, readBlocks } from './parse.ts';
import { nowHere, timeText } from '../state/time.ts';
import type { Session } from '../../protocol.ts';

type Reader = Pick<Session, 'users' | 'channels' | 'roles' | 'locales'>;

type Rendered = TemplateResult | string | readonly (TemplateResult | string)[];

export const markdown = (text: string, reader: Reader): TemplateResult =>
  html`<div class="markdown">${readBlocks(text).map((block) => showBlock(block, reader))}</div>`;

function showBlock(block: Block, reader: Reader): Rendered {
  switch (block.kind) {
    case 'heading':
      return showHeading(block, reader);
    case 'subtext':
      return html`<discord-subscript>${all(block.inside, reader)}</discord-subscript>`;
    case 'paragraph':
      return html`<div class="paragraph">${all(block.inside, reader)}</div>`;
    case 'quote':
      return html`<discord-quote>${block.blocks.map((inner) => showBlock(inner, reader))}</discord-quote>`;
    case 'code':
      return html`<pre class="code-block"><code>${block.text}</code></pre>`;
    case 'list':
      return showList(block, reader);
  }
}

function showHeading({ level, inside }: Extract<Block, { kind: 'heading' }>, reader: Reader): TemplateResult {
  const text = all(inside, reader);
  if (level === 1) return html`<h1>${text}</h1>`;
  return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
}

function showList({ start, items }: Extract<Block, { kind: 'list' }>, reader: Reader): TemplateResult {
  const rows = items.map((item) => html`<li>${all(item, reader)}</li>`);
  return start === null
    ? html`<ul>
        ${rows}
      </ul>`
    : html`<ol start=${start}>
        ${rows}
      </ol>`;
}

const all = (pieces: readonly Inline[], reader: Reader): readonly Rendered[] =>
  pieces.map((piece) => showInline(piece, reader));

function showInline(piece: Inline, reader: Reader): Rendered {
  switch (piece.kind) {
    case 'text':
      return withEmoji(piece.text);
    case 'break':
      return html`<br />`;
    case 'bold':
      return html`<strong>${all(piece.inside, reader)}</strong>`;
    case 'italic':
      return html`<em>${all(piece.inside, reader)}</em>`;
    case 'underline':
      return html`<u>${all(piece.inside, reader)}</u>`;
    case 'strike':
      return html`<s>${all(piece.inside, reader)}</s>`;
    case 'spoiler':
      return html`<discord-spoiler>${all(piece.inside, reader)}</discord-spoiler>`;
    case 'code':
      return html`<code>${piece.text}</code>`;
    case 'link':
      return showLink(piece, reader);
    case 'emoji':
      return `:${piece.name}:`;
    case 'time':
      return showTime(piece, reader.locales.mine);
    case 'slash':
      return showCommand(piece);
    case 'user':
    case 'channel':
    case 'role':
      return mention(piece, reader);
  }
}

const showCommand = ({ name, id }: Extract<Inline, { kind: 'slash' }>): TemplateResult =>
  html`<button class="slash plain" type="button" @click=${() => beginHere({ id, name })}>
    <discord-mention type="slash">${name}</discord-mention>
  </button>`;

const showTime = ({ at, style }: Extract<Inline, { kind: 'time' }>, locale: string): TemplateResult =>
  html`<discord-time title=${timeText(at, 'F', 0, locale)}
    >${timeText(at, style, nowHere(), locale)}</discord-time
  >`;

/** A bare link to a message is shown as the name of its channel. */
function showLink({ url, inside }: Extract<Inline, { kind: 'link' }>, reader: Reader): TemplateResult {
  const [only] = inside;
  const isBare = inside.length === 1 && only?.kind === 'text' && only.text === url;
  const place = isBare ? linkedMessage(url) : null;
  const channel = place && reader.channels.find(({ id }) => id === place.channelId);
  if (channel) return html`<a class="message-link" href=${url}># ${channel.name} › ${speechIcon}</a>`;
  return html`<a href=${url} target="_blank" rel="noreferrer">${all(inside, reader)}</a>`;
}

const NOBODY = { user: 'unknown-user', channel: 'unknown', role: 'deleted-role' } as const;

function mention({ kind, id }: { kind: keyof typeof NOBODY; id: string }, reader: Reader): TemplateResult {
  const { users: user, channels: channel, roles: role } = reader;
  const named = { user, channel, role }[kind].find((one) => one.id === id);
  return html`<discord-mention type=${kind}>${named?.name ?? NOBODY[kind]}</discord-mention>`;
}
