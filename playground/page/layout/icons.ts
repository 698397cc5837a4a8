import { svg, html, type TemplateResult } from 'lit';

const icon = (size: number, drawing: TemplateResult): TemplateResult =>
  html`<svg
    class="icon"
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${drawing}
  </svg>`;

const atIcon = icon(
  20,
  svg`<circle cx="12" cy="12" r="3.5" /><path d="M15.5 12v1.5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9" />`,
);
const threadIcon = icon(20, svg`<path d="M7 4v9a3 3 0 0 0 3 3h9M15 12l4 4-4 4" />`);
const hashIcon = icon(20, svg`<path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />`);
export const CHANNEL_ICONS = { text: hashIcon, thread: threadIcon, direct: atIcon } as const;
export const launchIcon = icon(16, svg`<path d="M14 4h6v6M20 4l-9 9M18 14v5H5V6h5" />`);
export const documentIcon = icon(24, svg`<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />`);
export const peopleIcon = icon(
  22,
  svg`<circle cx="9" cy="8" r="3.5" /><path d="M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.4c2.200 .8 3.500 2.700 3.500 5.600" />`,
);
export const speechIcon = icon(16, svg`<path d="M4 5h16v11H10l-5 4v-4H4z" />`);
export const menuIcon = icon(22, svg`<path d="M4 6h16M4 12h16M4 18h16" />`);
export const moreIcon = icon(20, svg`<path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="3" />`);
export const boardIcon = icon(
  22,
  svg`<path d="M4 4h16v16H4zM12 4v16M4 12h16" /><path d="M4 4h8v8H4zM12 12h8v8h-8z" fill="currentColor" />`,
);
export const shrinkIcon = icon(
  20,
  svg`<path d="M4 5h16v14H4z" /><path d="M12 12h6v5h-6z" fill="currentColor" />`,
);
export const closeIcon = icon(20, svg`<path d="M5 5l14 14M19 5 5 19" />`);
export const eyeIcon = icon(
  16,
  svg`<path d="M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12z" /><circle cx="12" cy="12" r="3" />`,
);
export const sendIcon = icon(20, svg`<path d="M4 12 3 4l18 8-18 8 1-8zm0 0h8" />`);
export const warningIcon = icon(
  16,
  svg`<circle cx="12" cy="12" r="9.500" /><path d="M12 7v6M12 16.500v.2" />`,
);
