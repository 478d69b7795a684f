import { type Html, html } from './html.ts';

/** Bars of a roster: a row each, a bar as left edge, width and strength of its white in percent. */
const ROWS: [x: number, width: number, strength: number][][] = [
  [
    [-27, 196, 14],
    [181, 84, 5],
    [341, 196, 5],
    [549, 84, 7],
  ],
  [
    [-35, 148, 5],
    [153, 64, 7],
    [229, 148, 9],
    [453, 64, 14],
    [529, 148, 5],
  ],
  [
    [7, 148, 9],
    [167, 64, 14],
    [271, 148, 5],
    [431, 64, 5],
    [571, 148, 7],
  ],
  [
    [-9, 196, 7],
    [263, 84, 9],
    [359, 196, 14],
    [567, 84, 5],
  ],
  [
    [16, 64, 7],
    [156, 148, 9],
    [316, 64, 14],
    [392, 148, 5],
    [580, 64, 5],
  ],
  [
    [-18, 84, 9],
    [78, 196, 14],
    [410, 196, 5],
  ],
  [
    [-10, 112, 5],
    [142, 132, 7],
    [286, 112, 9],
    [474, 132, 14],
    [618, 112, 5],
  ],
  [
    [8, 112, 14],
    [132, 132, 5],
    [340, 112, 5],
    [464, 132, 7],
    [608, 112, 9],
  ],
  [
    [-1, 132, 5],
    [143, 112, 5],
    [267, 132, 7],
    [439, 112, 9],
    [563, 132, 14],
  ],
  [
    [24, 84, 5],
    [120, 196, 5],
    [328, 84, 7],
    [452, 196, 9],
  ],
  [
    [-35, 148, 5],
    [153, 64, 7],
    [229, 148, 9],
    [453, 64, 14],
    [529, 148, 5],
  ],
];
const DAYS = [0, 107, 214, 321, 428, 535];

const bars = ROWS.flatMap((row, index) =>
  row.map(
    ([x, width, strength]) =>
      html`<rect x="${x}" y="${52 + index * 62}" width="${width}" height="38" rx="6" opacity=".${String(strength).padStart(2, '0')}"/>`,
  ),
);

/** The roster beside the form: one shift in it is confirmed. Decoration only. */
export const art: Html = html`<svg class="bars" viewBox="0 0 640 760" width="640" height="760" aria-hidden="true">
<g stroke="#fff" stroke-opacity=".07">${DAYS.map((x) => html`<path d="M${x} 0v760"/>`)}</g>
<g fill="#fff">${bars}</g>
<rect x="314" y="362" width="84" height="38" rx="6" fill="#e71348"/><circle cx="333" cy="381" r="9" fill="#fff"/>
<path d="M329 381l3 3 5-6" stroke="#e71348" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="350" y="378" width="28" height="6" rx="3" fill="#fff" opacity=".9"/></svg>`;

export const logo: Html = html`<svg width="28" height="28" viewBox="0 0 24 24" fill="none" aria-hidden="true">
<path d="M4 20V9.5l8 7 8-7V20" stroke="#12122a" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
<circle cx="12" cy="6" r="3" fill="#e71348"/></svg>`;
