/**
 * Draws a text of Discord's markdown. Texts only ever become text nodes, never HTML. Plain marks are HTML's own elements:
 * the published ones for bold and the like put blanks around their text.
 */
import { html, type TemplateResult } from 'lit';
import type { PageChannel, PageRole, PageUser } from '../../protocol.ts';
import { withEmoji } from '../emoji/show.ts';
import { linkedMessage } from '../message/messageLink.ts';
import { speechIcon } from '../layout/icons.ts';
import { readBlocks } from './blocks.ts';
import { timeText } from './time.ts';
import type { Block, Inline } from './tree.ts';

/** Whom and what the ids in a text stand for. */
export interface Names {
  readonly users: readonly PageUser[];
  readonly channels: readonly PageChannel[];
  readonly roles: readonly PageRole[];
}

type Shown = TemplateResult | string | readonly (TemplateResult | string)[];

/** The text, drawn. */
export function markdown(text: string, names: Names): TemplateResult {
  return html`<div class="markdown">${readBlocks(text).map((block) => showBlock(block, names))}</div>`;
}

function showBlock(block: Block, names: Names): Shown {
  switch (block.kind) {
    case 'heading':
      return showHeading(block, names);
    case 'subtext':
      return html`<discord-subscript>${all(block.inside, names)}</discord-subscript>`;
    case 'paragraph':
      return html`<div class="paragraph">${all(block.inside, names)}</div>`;
    case 'quote':
      return html`<discord-quote>${block.blocks.map((inner) => showBlock(inner, names))}</discord-quote>`;
    case 'code':
      return html`<pre class="code-block"><code>${block.text}</code></pre>`;
    case 'list':
      return showList(block, names);
  }
}

function showHeading({ level, inside }: Extract<Block, { kind: 'heading' }>, names: Names): TemplateResult {
  const text = all(inside, names);
  if (level === 1) return html`<h1>${text}</h1>`;
  return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
}

function showList({ start, items }: Extract<Block, { kind: 'list' }>, names: Names): TemplateResult {
  const rows = items.map((item) => html`<li>${all(item, names)}</li>`);
  return start === null
    ? html`<ul>
        ${rows}
      </ul>`
    : html`<ol start=${start}>
        ${rows}
      </ol>`;
}

const all = (pieces: readonly Inline[], names: Names): readonly Shown[] =>
  pieces.map((piece) => showInline(piece, names));

function showInline(piece: Inline, names: Names): Shown {
  switch (piece.kind) {
    case 'text':
      return withEmoji(piece.text);
    case 'break':
      return html`<br />`;
    case 'bold':
      return html`<strong>${all(piece.inside, names)}</strong>`;
    case 'italic':
      return html`<em>${all(piece.inside, names)}</em>`;
    case 'underline':
      return html`<u>${all(piece.inside, names)}</u>`;
    case 'strike':
      return html`<s>${all(piece.inside, names)}</s>`;
    case 'spoiler':
      return html`<discord-spoiler>${all(piece.inside, names)}</discord-spoiler>`;
    case 'code':
      return html`<code>${piece.text}</code>`;
    case 'link':
      return showLink(piece, names);
    case 'emoji':
      return `:${piece.name}:`;
    case 'time':
      return html`<discord-time title=${timeText(piece.at, 'F', 0)}
        >${timeText(piece.at, piece.style, Date.now())}</discord-time
      >`;
    case 'slash':
      return html`<discord-mention type="slash">${piece.name}</discord-mention>`;
    case 'user':
    case 'channel':
    case 'role':
      return mention(piece, names);
  }
}

/** A bare address of a message is shown as the place where it leads. */
function showLink({ url, inside }: Extract<Inline, { kind: 'link' }>, names: Names): TemplateResult {
  const [only] = inside;
  const isBare = inside.length === 1 && only?.kind === 'text' && only.text === url;
  const place = isBare ? linkedMessage(url) : null;
  const channel = place && names.channels.find(({ id }) => id === place.channelId);
  if (channel) return html`<a class="message-link" href=${url}># ${channel.name} › ${speechIcon}</a>`;
  return html`<a href=${url} target="_blank" rel="noreferrer">${all(inside, names)}</a>`;
}

function mention({ kind, id }: { kind: 'user' | 'channel' | 'role'; id: string }, names: Names): Shown {
  if (kind === 'role') {
    const role = names.roles.find((one) => one.id === id);
    return html`<discord-mention type="role">${role?.name ?? 'deleted-role'}</discord-mention>`;
  }
  const named = (kind === 'user' ? names.users : names.channels).find((one) => one.id === id);
  if (kind === 'user')
    return html`<discord-mention type="user">${named?.name ?? 'unknown-user'}</discord-mention>`;
  return named
    ? html`<discord-mention type="channel">${named.name}</discord-mention>`
    : html`<discord-mention type="channel">unknown</discord-mention>`;
}
