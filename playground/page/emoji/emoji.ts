import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing, svg } from 'lit';

const SKIN = '#ffdc5d';
const SHADE = '#ef9645';

const medal = (light: string, dark: string, place: string): TemplateResult =>
  svg`<path d="M8 1h8l4 12-6 4zM28 1h-8l-4 12 6 4z" fill="#55acee" /><circle cx="18" cy="23" r="12" fill=${dark} /><circle cx="18" cy="23" r="9.500" fill=${light} /><text x="18" y="28" text-anchor="middle" font-size="14" font-weight="700" font-family="sans-serif" fill=${dark}>${place}</text>`;

// On a grid of 36 x 36, the same on every machine, with or without an emoji font. We drew them.
/** By the character without its variation selector. */
export const PICTURES: ReadonlyMap<string, TemplateResult> = new Map(
  Object.entries({
    ℹ: svg`<rect x="1" y="1" width="34" height="34" rx="6" fill="#3b88c3" /><circle cx="18" cy="9" r="3" fill="#fff" /><path d="M15 15h6v14h-6z" fill="#fff" />`,
    '🗳': svg`<path d="M13 3h10v13H13z" fill="#fff" stroke="#ccd6dd" /><path d="m15 8 2.500 3L22 6" fill="none" stroke="#3b88c3" stroke-width="2" /><path d="M3 14h30v20H3z" fill="#8899a6" /><path d="M3 14h30v5H3z" fill="#66757f" /><path d="M9 15.500h18v2H9z" fill="#292f33" />`,
    '🎓': svg`<path d="M18 6 1 14l17 8 17-8z" fill="#8899a6" /><path d="M8 18v8c0 3 5 5 10 5s10-2 10-5v-8l-10 5z" fill="#66757f" /><path d="M31 15v11" stroke="#ffcc4d" stroke-width="2" /><circle cx="31" cy="28" r="2.500" fill="#ffcc4d" />`,
    '🧩': svg`<path d="M5 11h8c-2-6 8-6 6 0h8v8c6-2 6 8 0 6v7H5v-8c6 2 6-8 0-6z" fill="#5eb848" stroke="#3e721d" stroke-width="1.5" stroke-linejoin="round" />`,
    '⚪': svg`<circle cx="18" cy="18" r="16" fill="#e6e7e8" /><circle cx="18" cy="18" r="16" fill="none" stroke="#b8bcc2" stroke-width="1.5" />`,
    '⚫': svg`<circle cx="18" cy="18" r="16" fill="#31373d" /><circle cx="18" cy="18" r="15" fill="none" stroke="#99aab5" stroke-width="2" />`,
    '▫': svg`<rect x="12" y="12" width="12" height="12" rx="1.5" fill="#e6e7e8" stroke="#b8bcc2" stroke-width="1.5" />`,
    '⚔': svg`<g><path d="M4 3l4 .8L26 22l-3.5 3.5L4.800 7z" fill="#ccd6dd" /><path d="M4 3l.8 4L22.5 25.5l1.75-1.75z" fill="#99aab5" /><path d="m20 28 8-8 2 2-8 8z" fill="#ffac33" /><path d="m26 26 6 6" stroke="#c1694f" stroke-width="4" stroke-linecap="round" /></g>
      <g transform="matrix(-1 0 0 1 36 0)"><path d="M4 3l4 .8L26 22l-3.5 3.5L4.800 7z" fill="#e1e8ed" /><path d="M4 3l.8 4L22.5 25.5l1.75-1.75z" fill="#aab8c2" /><path d="m20 28 8-8 2 2-8 8z" fill="#ffac33" /><path d="m26 26 6 6" stroke="#c1694f" stroke-width="4" stroke-linecap="round" /></g>`,
    '⚙': svg`<path d="M18 3v30M3 18h30M7.5 7.5l21 21M28.5 7.5l-21 21" stroke="#66757f" stroke-width="6" /><circle cx="18" cy="18" r="11" fill="#66757f" /><circle cx="18" cy="18" r="4.5" fill="none" stroke="#e1e8ed" stroke-width="3" />`,
    '🌐': svg`<circle cx="18" cy="18" r="16" fill="#55acee" /><path d="M2 18h32M18 2v32M5 9.500h26M5 26.500h26" stroke="#fff" stroke-width="1.500" /><ellipse cx="18" cy="18" rx="8" ry="16" fill="none" stroke="#fff" stroke-width="1.500" />`,
    '✍': svg`<path d="M4 32h20" stroke="#8899a6" stroke-width="2.500" stroke-linecap="round" /><path d="M14 18c2-5 8-8 12-6l8 9-7 9c-5 2-10 1-13-3z" fill=${SKIN} /><path d="m19 20 5 4M17 24l5 3" stroke=${SHADE} stroke-width="2" stroke-linecap="round" /><path d="M7 31 20 7l4 2-13 23-5 2z" fill="#3b88c3" /><path d="m7 31 4 1-5 2z" fill="#292f33" />`,
    '🚫': svg`<circle cx="18" cy="18" r="14" fill="none" stroke="#dd2e44" stroke-width="5" /><path d="m8 8 20 20" stroke="#dd2e44" stroke-width="5" />`,
    '🔒': svg`<path d="M11 17v-6a7 7 0 0 1 14 0v6" fill="none" stroke="#aab8c2" stroke-width="4" /><rect x="6" y="16" width="24" height="18" rx="3" fill="#ffac33" /><circle cx="18" cy="23" r="3" fill="#292f33" /><path d="M16.500 24h3l1 6h-5z" fill="#292f33" />`,
    '🤖': svg`<path d="M18 3v5" stroke="#66757f" stroke-width="2" /><circle cx="18" cy="3" r="2.500" fill="#dd2e44" /><rect x="6" y="8" width="24" height="22" rx="5" fill="#99aab5" /><rect x="2" y="15" width="4" height="9" rx="2" fill="#66757f" /><rect x="30" y="15" width="4" height="9" rx="2" fill="#66757f" /><circle cx="13" cy="17" r="3.500" fill="#55acee" /><circle cx="23" cy="17" r="3.500" fill="#55acee" /><path d="M12 24h12v3H12z" fill="#e1e8ed" /><path d="M15 24v3M18 24v3M21 24v3" stroke="#66757f" />`,
    '⚠': svg`<path d="M18 3 34 32H2z" fill="#ffcc4d" stroke="#ffcc4d" stroke-width="3" stroke-linejoin="round" /><path d="M16 12h4l-1 11h-2z" fill="#231f20" /><circle cx="18" cy="27" r="2" fill="#231f20" />`,
    '⬆': svg`<rect x="1" y="1" width="34" height="34" rx="6" fill="#3b88c3" /><path d="M18 6 29 18h-7v12h-8V18H7z" fill="#fff" />`,
    '⬇': svg`<rect x="1" y="1" width="34" height="34" rx="6" fill="#3b88c3" /><path d="M18 30 7 18h7V6h8v12h7z" fill="#fff" />`,
    '⏳': svg`<path d="M9 4h18c0 8-6 10-6 14s6 6 6 14H9c0-8 6-10 6-14S9 12 9 4z" fill="#bbddf5" /><path d="M12 10h12c-1.5 4-4.5 5-5 8v4c2.5 2 6 3.5 6.5 9h-15c.5-5.5 4-7 6.5-9v-4c-.5-3-3.5-4-5-8z" fill="#ffac33" /><path d="M7 2h22v4H7zM7 30h22v4H7z" fill="#3b88c3" />`,
    '⌛': svg`<path d="M9 4h18c0 8-6 10-6 14s6 6 6 14H9c0-8 6-10 6-14S9 12 9 4z" fill="#bbddf5" /><path d="M17 16h2v5c4 2 6.500 5 7 10H10c.5-5 3-8 7-10z" fill="#ffac33" /><path d="M7 2h22v4H7zM7 30h22v4H7z" fill="#3b88c3" />`,
    '⏱': svg`<path d="M15 1h6v5h-6z" fill="#66757f" /><path d="m27 7 3-3 3 3-3 3z" fill="#66757f" /><circle cx="18" cy="21" r="14" fill="#99aab5" /><circle cx="18" cy="21" r="11" fill="#e1e8ed" /><path d="M18 21V12" stroke="#dd2e44" stroke-width="2.500" stroke-linecap="round" /><circle cx="18" cy="21" r="2" fill="#292f33" />`,
    '⏰': svg`<circle cx="8" cy="9" r="6" fill="#dd2e44" /><circle cx="28" cy="9" r="6" fill="#dd2e44" /><path d="m10 30-4 4M26 30l4 4" stroke="#a0041e" stroke-width="3" stroke-linecap="round" /><circle cx="18" cy="20" r="14" fill="#dd2e44" /><circle cx="18" cy="20" r="11" fill="#f5f8fa" /><path d="M18 12v8l6 4" fill="none" stroke="#292f33" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round" />`,
    '🏖': svg`<path d="M1 30c6-4 28-4 34 0v5H1z" fill="#ffcc4d" /><path d="m17 10 4 21" stroke="#c1694f" stroke-width="2.500" stroke-linecap="round" /><path d="M2 20C2 9 9 3 17 3s15 5 16 14c-3-2-6-2-8 0-2-2-6-2-8 0-3-2-6-1-8 1-2-1-5 0-7 2z" fill="#dd2e44" /><path d="M9 18c1-8 3-13 8-15 5 2 7 7 8 14-2-2-6-2-8 0-3-2-6-1-8 1z" fill="#f5f8fa" />`,
    '🔁': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M9 17v-3a4 4 0 0 1 4-4h11M27 19v3a4 4 0 0 1-4 4H12" fill="none" stroke="#fff" stroke-width="3.500" /><path d="m22 4 7 6-7 6zM14 20l-7 6 7 6z" fill="#fff" />`,
    '↩': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M11 14h10a6 6 0 0 1 0 12h-6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" /><path d="m14 6-9 8 9 8z" fill="#fff" />`,
    '👑': svg`<path d="m4 28-2-17 9 7 7-12 7 12 9-7-2 17z" fill="#ffcc4d" /><path d="M4 28h28v5H4z" fill="#ffac33" /><circle cx="18" cy="5" r="3" fill="#ffac33" /><circle cx="3" cy="10" r="2.500" fill="#ffac33" /><circle cx="33" cy="10" r="2.500" fill="#ffac33" /><circle cx="18" cy="24" r="2.500" fill="#dd2e44" />`,
    '🛡': svg`<path d="M18 2c5 3 9 4 14 4v11c0 9-7 14-14 17C11 31 4 26 4 17V6c5 0 9-1 14-4z" fill="#3b88c3" /><path d="M18 7c3 2 6 2.500 9 3v8c0 5-4 9-9 11z" fill="#e1e8ed" />`,
    '➖': svg`<path d="M4 14h28v8H4z" fill="#8899a6" />`,
    '📋': svg`<path d="M5 4h26v31H5z" fill="#c1694f" /><path d="M8 7h20v25H8z" fill="#fff" /><path d="M13 2h10v6H13z" fill="#99aab5" /><path d="M11 13h14M11 18h14M11 23h14M11 28h9" stroke="#8899a6" stroke-width="1.500" />`,
    '⏮': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M8 9h3v18H8zM19 18l8-9v18zM11 18l8-9v18z" fill="#fff" />`,
    '◀': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M25 8v20L8 18z" fill="#fff" />`,
    '⏭': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M25 9h3v18h-3zM17 18 9 9v18zM25 18l-8-9v18z" fill="#fff" />`,
    '🎞': svg`<path d="M3 5h30v26H3z" fill="#3e4347" /><path d="M10 9h16v8H10zM10 19h16v8H10z" fill="#bbddf5" /><path d="M5 7h3v3H5zM5 13h3v3H5zM5 19h3v3H5zM5 25h3v3H5zM28 7h3v3h-3zM28 13h3v3h-3zM28 19h3v3h-3zM28 25h3v3h-3z" fill="#e1e8ed" />`,
    '✅': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#77b255" /><path d="m8 19 7 7L28 10" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" />`,
    '❌': svg`<path d="m6 6 24 24M30 6 6 30" stroke="#dd2e44" stroke-width="6" stroke-linecap="round" />`,
    '⏸': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M9 8h6v20H9zM21 8h6v20h-6z" fill="#fff" />`,
    '▶': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M11 8v20l17-10z" fill="#fff" />`,
    '🏆': svg`<path d="M10 6H4c0 8 3 12 8 13M26 6h6c0 8-3 12-8 13" fill="none" stroke="#ffac33" stroke-width="3" /><path d="M9 3h18v9c0 7-4 11-9 11s-9-4-9-11z" fill="#ffac33" /><path d="M12 5h4v12c-3-1-4-4-4-6z" fill="#ffe8b6" /><path d="M16 22h4v5h-4z" fill="#c77e0a" /><path d="M11 27h14v6H11z" fill="#c1694f" />`,
    '🏳': svg`<path d="M6 3v31" stroke="#8899a6" stroke-width="3" stroke-linecap="round" /><path d="M8 5c5-3 9 2 14 0 4-1.5 7-1 10 0v17c-3-1-6-1.5-10 0-5 2-9-3-14 0z" fill="#e8eef2" /><path d="M22 5c4-1.5 7-1 10 0v17c-3-1-6-1.5-10 0z" fill="#ccd6dd" />`,
    '🔍': svg`<path d="m22 22 11 11" stroke="#66757f" stroke-width="6" stroke-linecap="round" /><circle cx="14" cy="14" r="11" fill="#bbddf5" stroke="#8899a6" stroke-width="4" />`,
    '💡': svg`<path d="M18 2a11 11 0 0 0-6 20v4h12v-4a11 11 0 0 0-6-20z" fill="#ffd983" /><path d="M12 26h12v4a6 5 0 0 1-12 0z" fill="#99aab5" /><path d="M12 29h12" stroke="#ccd6dd" stroke-width="2" />`,
    '🎯': svg`<circle cx="18" cy="18" r="16" fill="#dd2e44" /><circle cx="18" cy="18" r="11.500" fill="#fff" /><circle cx="18" cy="18" r="7.500" fill="#dd2e44" /><circle cx="18" cy="18" r="3.500" fill="#fff" />`,
    '📈': svg`<rect x="1" y="1" width="34" height="34" rx="4" fill="#f5f8fa" /><path d="M1 12h34M1 23h34M12 1v34M23 1v34" stroke="#ccd6dd" stroke-width="2" /><path d="m5 29 8-8 6 4L31 8" fill="none" stroke="#dd2e44" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />`,
    '🔄': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M27 16a9.5 9.5 0 0 0-17.5-2.5M9 20a9.5 9.5 0 0 0 17.5 2.5" fill="none" stroke="#fff" stroke-width="3.4" /><path d="M7 7v8.5h8.5zM29 29v-8.5h-8.5z" fill="#fff" />`,
    '🤝': svg`<path d="M0 11l6-3 5 14-6 3z" fill="#3b88c3" /><path d="M36 11l-6-3-5 14 6 3z" fill="#226699" /><path d="M8 10c5-2 8-1 10 0s6 2 10 0l3 11c-2 2-4 3-6 5-3 3-6 5-9 3L8 22z" fill=${SKIN} /><path d="M18 10c-3 2-6 4-6 6s3 3 6 0c4 1 7 4 9 6" fill="none" stroke=${SHADE} stroke-width="2" stroke-linecap="round" /><path d="m13 25 3-3M17 28l3-3M21 28.5l2.5-3" stroke=${SHADE} stroke-width="2" stroke-linecap="round" />`,
    '🥇': medal('#ffd983', '#f4900c', '1'),
    '🥈': medal('#e1e8ed', '#8899a6', '2'),
    '🥉': medal('#ff8a3b', '#8a4b38', '3'),
    '📊': svg`<rect x="1" y="1" width="34" height="34" rx="4" fill="#f5f8fa" /><path d="M6 19h6v12H6z" fill="#5eb848" /><path d="M15 7h6v24h-6z" fill="#3b88c3" /><path d="M24 13h6v18h-6z" fill="#dd2e44" />`,
    '📣': svg`<path d="M3 14 27 3v27L3 22z" fill="#e6e7e8" /><path d="M22 5.300 27 3v27l-5-2.500z" fill="#dd2e44" /><path d="M3 14h6v8H3z" fill="#dd2e44" /><path d="m9 22 2 10h5l-2-8z" fill="#99aab5" /><path d="m30 10 4-2M30 17h5M30 24l4 2" stroke="#ffac33" stroke-width="2" stroke-linecap="round" />`,
    '🎨': svg`<path d="M18 4C8 4 1 10 1 18s7 14 16 14c4 0 4-3 3-5-1-3 1-5 4-5h5c4 0 6-2 6-5C35 9 28 4 18 4z" fill="#d99e82" /><circle cx="9" cy="15" r="3" fill="#5c913b" /><circle cx="16" cy="9.500" r="3" fill="#226699" /><circle cx="25" cy="11" r="3" fill="#dd2e44" /><circle cx="9" cy="23" r="3" fill="#ffcc4d" />`,
    '⚖': svg`<path d="M16.500 5h3v25h-3zM9 30h18v4H9z" fill="#ffac33" /><path d="M5 9h26" stroke="#ffac33" stroke-width="3" stroke-linecap="round" /><circle cx="18" cy="5" r="3" fill="#ffcc4d" /><path d="M7.500 9 2.500 21h10zM28.500 9l-5 12h10z" fill="none" stroke="#99aab5" stroke-width="1.200" /><path d="M1 21h13a6.500 5 0 0 1-13 0zM22 21h13a6.500 5 0 0 1-13 0z" fill="#ffcc4d" />`,
    '🚪': svg`<path d="M6 2h24v33H6z" fill="#662113" /><path d="M9 5h18v30H9z" fill="#c1694f" /><path d="M12 8h12v9H12zM12 20h12v11H12z" fill="#a0513a" /><circle cx="24.500" cy="19" r="1.800" fill="#ffcc4d" />`,
    '👋': svg`<g fill="none" stroke=${SKIN} stroke-width="4.600" stroke-linecap="round"><path d="M16 20 9 10M20 17 14 6M24 16 20 6M27 17l-1-8" /><path d="m14 27-6-8" /></g><path d="M13 22c4-4 9-6 16-5 2 7 0 15-6 17-5 1.500-9-2-12-7z" fill=${SKIN} /><path d="M15 21c3 1 5 3 5 6" fill="none" stroke=${SHADE} stroke-width="1.500" stroke-linecap="round" /><path d="M3 12c0-4 2-7 5-8M7 13c0-2 .5-4 2-5M30 31c2-1 4-3 4-6" fill="none" stroke="#5dadec" stroke-width="1.800" stroke-linecap="round" />`,
    '✏': svg`<path d="m4 32 3-11 8 8z" fill="#ffdc9b" /><path d="m4 32 1.200-4.300 3.100 3.100z" fill="#292f33" /><path d="M7 21 23 5l8 8-16 16z" fill="#ffcc4d" /><path d="m9.700 23.700 16-16 2.600 2.600-16 16z" fill="#ffac33" /><path d="m23 5 2.500-2.500 8 8L31 13z" fill="#ccd6dd" /><path d="m25.500 2.500 1-1c2-1 8 5 8 8l-1 1z" fill="#ea596e" />`,
    '♻': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3e721d" /><g fill="none" stroke="#fff" stroke-width="3.400"><path d="m10.500 15 6-8.500h3l3 4.500" /><path d="m26 17 4 7-2 4h-6" /><path d="M15 28H7.500l-1.500-3 3-5" /></g><path d="m25.500 14.500-7-1 5.500-5zM20 22.500v11L15.500 28zM5.500 16.500l7-1.500-.5 7z" fill="#fff" />`,
    '🗓': svg`<rect x="3" y="6" width="30" height="27" rx="3" fill="#e1e8ed" /><path d="M3 9a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v5H3z" fill="#dd2e44" /><path d="M10 2v8M18 2v8M26 2v8" stroke="#66757f" stroke-width="2.500" stroke-linecap="round" /><path d="M8 18h4v4H8zM16 18h4v4h-4zM24 18h4v4h-4zM8 25h4v4H8zM16 25h4v4h-4z" fill="#8899a6" /><path d="M24 25h4v4h-4z" fill="#dd2e44" />`,
    '📍': svg`<path d="M16.800 18h2.400L18 35z" fill="#99aab5" /><circle cx="18" cy="11" r="9.500" fill="#dd2e44" /><path d="M12 10a6 6 0 0 1 5-5" fill="none" stroke="#ff8b98" stroke-width="2.500" stroke-linecap="round" />`,
    '🏁': svg`<path d="M5 3v31" stroke="#8899a6" stroke-width="3" stroke-linecap="round" /><path d="M7 4h26v20H7z" fill="#e1e8ed" /><path d="M7 4h6.500v5H7zM20 4h6.500v5H20zM13.500 9H20v5h-6.500zM26.500 9H33v5h-6.500zM7 14h6.500v5H7zM20 14h6.500v5H20zM13.500 19H20v5h-6.500zM26.500 19H33v5h-6.500z" fill="#31373d" />`,
    '🙋': svg`<path d="M28 15V5" stroke=${SKIN} stroke-width="5" stroke-linecap="round" /><path d="M4 36c0-8 4-12 10-12h4c5 0 7-5 7.500-11h6C32 23 28 27 25 29v7z" fill="#3b88c3" /><path d="M12 20h7v4c0 4-7 4-7 0z" fill=${SHADE} /><circle cx="15.500" cy="13" r="8.500" fill=${SKIN} /><path d="M6.500 14C5 6 10 3 15.500 3S26 6 24.500 14c-1-4-3-6-5-6-4 2-10 1-13 6z" fill="#662113" /><circle cx="12.500" cy="14" r="1.200" fill="#662113" /><circle cx="18.500" cy="14" r="1.200" fill="#662113" /><path d="M12.500 17.500c2 1.700 4 1.700 6 0" fill="none" stroke="#662113" stroke-width="1.300" stroke-linecap="round" />`,
    '📜': svg`<path d="M8 3h22v26H8z" fill="#ffe8b6" /><path d="M8 3a4 4 0 0 0-4 4v3h6V7a4 4 0 0 0-2-4z" fill="#d99e82" /><path d="M12 10h14M12 15h14M12 20h10" stroke="#c1694f" stroke-width="1.800" stroke-linecap="round" /><path d="M6 27h20c0 3 1 6 4 6H10c-3 0-4-3-4-6z" fill="#ffd983" /><path d="M30 33a4 4 0 0 0 4-4v-2h-8v2a4 4 0 0 0 4 4z" fill="#d99e82" />`,
    '➕': svg`<path d="M18 5v26M5 18h26" stroke="#8899a6" stroke-width="7" stroke-linecap="round" />`,
    '↔': svg`<rect x="1" y="1" width="34" height="34" rx="5" fill="#3b88c3" /><path d="M11 18h14" stroke="#fff" stroke-width="4" /><path d="m13 10-9 8 9 8zM23 10l9 8-9 8z" fill="#fff" />`,
    '📄': svg`<path d="M6 1h17l8 8v26H6z" fill="#e1e8ed" /><path d="M23 1v8h8z" fill="#99aab5" /><path d="M11 14h15M11 19h15M11 24h15M11 29h9M11 9h7" stroke="#8899a6" stroke-width="1.800" />`,
    '🎲': svg`<rect x="3" y="3" width="30" height="30" rx="6" fill="#f5f8fa" stroke="#b8bcc2" stroke-width="1.500" /><g fill="#dd2e44"><circle cx="11" cy="11" r="3.200" /><circle cx="25" cy="11" r="3.200" /><circle cx="18" cy="18" r="3.200" /><circle cx="11" cy="25" r="3.200" /><circle cx="25" cy="25" r="3.200" /></g>`,
    '📖': svg`<path d="M1 7h34v24H1z" fill="#3b88c3" /><path d="M3 5c6-2 12-1 15 2v22c-3-3-9-4-15-2zM33 5c-6-2-12-1-15 2v22c3-3 9-4 15-2z" fill="#f5f8fa" stroke="#b8bcc2" stroke-width="1" /><path d="M6 10c3-1 6-.5 9 .5M6 15c3-1 6-.5 9 .5M6 20c3-1 6-.5 9 .5M30 10c-3-1-6-.5-9 .5M30 15c-3-1-6-.5-9 .5M30 20c-3-1-6-.5-9 .5" fill="none" stroke="#8899a6" stroke-width="1.500" />`,
    '🔔': svg`<path d="M18 2a2.500 2.500 0 0 1 2.500 2.500v1C26 6.500 29 11 29 17c0 6 1.500 8 4 10H3c2.500-2 4-4 4-10 0-6 3-10.500 8.500-11.500v-1A2.500 2.500 0 0 1 18 2z" fill="#ffac33" /><path d="M3 27h30v2.500H3z" fill="#f4900c" /><path d="M13.500 30h9a4.500 4.500 0 0 1-9 0z" fill="#c1694f" />`,
    '🔕': svg`<path d="M18 2a2.500 2.500 0 0 1 2.500 2.500v1C26 6.500 29 11 29 17c0 6 1.500 8 4 10H3c2.500-2 4-4 4-10 0-6 3-10.500 8.500-11.500v-1A2.500 2.500 0 0 1 18 2z" fill="#ffac33" /><path d="M3 27h30v2.500H3z" fill="#f4900c" /><path d="M13.500 30h9a4.500 4.500 0 0 1-9 0z" fill="#c1694f" /><path d="M5 3l28 30" fill="none" stroke="#dd2e44" stroke-width="3.500" stroke-linecap="round" />`,
    '👁': svg`<path d="M1 18C6 10 11 7 18 7s12 3 17 11c-5 8-10 11-17 11S6 26 1 18z" fill="#f5f8fa" stroke="#8899a6" stroke-width="1.500" /><circle cx="18" cy="18" r="8" fill="#8b5e3c" /><circle cx="18" cy="18" r="4" fill="#292f33" /><circle cx="20.500" cy="15.500" r="1.700" fill="#fff" />`,
    '👆': svg`<path d="M14 4a3 3 0 0 1 6 0v12l9 2c2 .5 3 2 2.500 4L29 30c-.5 3-2 4-5 4h-6c-3 0-4-1-6-3l-7-8c-2-3 1-5 3-4l6 4z" fill=${SKIN} stroke=${SHADE} stroke-width="1.500" stroke-linejoin="round" />`,
    '🔗': svg`<g fill="none" stroke="#8899a6" stroke-width="4" transform="rotate(-45 18 18)"><rect x="-1" y="12" width="20" height="12" rx="6" /><rect x="17" y="12" width="20" height="12" rx="6" /></g>`,
  }),
);

const SELECTOR = '\uFE0F';
const KNOWN = new RegExp(`((?:${[...PICTURES.keys()].join('|')})${SELECTOR}?)`, 'u');

function emojiPicture(emoji: string): TemplateResult {
  const picture = PICTURES.get(emoji.replace(SELECTOR, ''));
  return picture
    ? html`<svg class="emoji" viewBox="0 0 36 36" role="img" aria-label=${emoji}>${picture}</svg>`
    : html`<span class="emoji">${emoji}</span>`;
}

export const withEmoji = (text: string): readonly (TemplateResult | string)[] =>
  text.split(KNOWN).map((piece, at) => (at % 2 === 1 ? emojiPicture(piece) : piece));

export const emoji = (given: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing =>
  given?.name === undefined ? nothing : html`<span aria-hidden="true">${emojiPicture(given.name)}</span>`;
