import { type DottedRoute, roundedPath } from '#contract/org-chart/dotted.ts';
import type { LaidCard, LaidLines } from '#contract/org-chart/layout.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

const INK = '#12122a';
const MUTED = '#5b5b73';
const LINE = '#b9bad0';
const EDGE = '#d3d3e2';
const DOTTED = '#1f6fb2';

/** Tints behind initials with the letters' own color; the same name gets the same one. */
const TINTS = [
  ['#d8efe9', '#1a6a5a'],
  ['#e2e3f7', '#3b3f8f'],
  ['#ece0f9', '#6a3aa0'],
  ['#fde3cf', '#8a4b0f'],
  ['#f9dbe3', '#a01f4a'],
  ['#d9eafb', '#1f5c94'],
] as const;

const tintOf = (words: string): (typeof TINTS)[number] => {
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
};

const THIS_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const ANOTHER = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as it fits on a card: of another year by its month. */
const dayWords = (given: string, day: string): string =>
  (given.slice(0, 4) === day.slice(0, 4) ? THIS_YEAR : ANOTHER).format(new Date(`${given}T12:00Z`));

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** Draws the lines below a card. */
export const drawLines = ({ doc }: Sheet, { pieces }: LaidLines): void => {
  for (const [x1, y1, x2, y2] of pieces) doc.moveTo(x1, y1).lineTo(x2, y2);
  doc.lineWidth(1.5).lineCap('square').strokeColor(LINE).stroke();
};

/** Draws a card of a day; `isOpen` where those below it are drawn, else how many there are is said. */
export const drawCard = (sheet: Sheet, card: LaidCard, isOpen: boolean, day: string): void => {
  const { doc } = sheet;
  const { node, x, y, width, height } = card;
  doc.roundedRect(x, y, width, height, 6).lineWidth(1);
  if (node.kind === 'vacancy') {
    doc.dash(4, { space: 3 }).fillAndStroke('#f4f4f8', '#8d8da6').undash();
    writeVacancy(sheet, card, day);
  } else {
    doc.fillAndStroke('#ffffff', EDGE);
    writePerson(sheet, card);
  }
  if (node.below > 0) writeBelow(sheet, card, isOpen ? String(node.below) : `+ ${node.below}`);
};

const AVATAR = { radius: 14, left: 24 } as const;
const TEXT = { left: 48, right: 8 } as const;

const writePerson = (sheet: Sheet, { node, x, y, width }: LaidCard): void => {
  if (node.kind !== 'person') return;
  const { name, title, department } = node.person;
  const [tint, ink] = tintOf(department ?? '');
  sheet.doc.circle(x + AVATAR.left, y + 30, AVATAR.radius).fill(tint);
  const initials = initialsOf(name);
  const look = { size: 10, weight: 600, color: ink } as const;
  sheet.text(initials, look, x + AVATAR.left - sheet.widthOf(initials, look) / 2, y + 24);
  writeTwo(sheet, [name, title ?? department ?? ''], x, y, width);
};

const writeVacancy = (sheet: Sheet, { node, x, y, width }: LaidCard, day: string): void => {
  if (node.kind !== 'vacancy') return;
  const { title, vacant_since } = node.position;
  const { doc } = sheet;
  doc
    .circle(x + AVATAR.left, y + 30, AVATAR.radius)
    .dash(3, { space: 2 })
    .strokeColor('#8d8da6')
    .stroke()
    .undash();
  const seats = String(node.seats);
  const look = { size: 10, weight: 600, color: MUTED } as const;
  sheet.text(seats, look, x + AVATAR.left - sheet.widthOf(seats, look) / 2, y + 24);
  writeTwo(
    sheet,
    [title, vacant_since ? `Vacant since ${dayWords(vacant_since, day)}` : 'Vacant'],
    x,
    y,
    width,
  );
};

const writeTwo = (
  sheet: Sheet,
  [first, second]: readonly [string, string],
  x: number,
  y: number,
  width: number,
): void => {
  const room = width - TEXT.left - TEXT.right;
  const top = second ? y + 13 : y + 22;
  sheet.text(first, { size: 12.5, weight: 600, color: INK }, x + TEXT.left, top, room);
  if (second) sheet.text(second, { size: 10.5, color: MUTED }, x + TEXT.left, y + 31, room);
};

/** How many people are below, over the lower edge of the card. */
const writeBelow = (sheet: Sheet, { x, y, width, height }: LaidCard, said: string): void => {
  const look = { size: 9.5, color: MUTED };
  const wide = sheet.widthOf(said, look) + 14;
  const left = x + (width - wide) / 2;
  sheet.doc
    .roundedRect(left, y + height - 8, wide, 16, 8)
    .lineWidth(1)
    .fillAndStroke('#ffffff', EDGE);
  sheet.text(said, look, left + 7, y + height - 6);
};

/** Draws for whom else somebody works. */
export const drawDotted = ({ doc }: Sheet, { points }: DottedRoute): void => {
  doc.path(roundedPath(points)).dash(4, { space: 4 }).lineWidth(1.5).strokeColor(DOTTED).stroke().undash();
};

const PILL = { height: 16, side: 6 } as const;

/** Writes how much of their time that is. */
export const writeDotted = (sheet: Sheet, { label: [x, y] }: DottedRoute, pct: number): void => {
  const said = `Dotted, ${pct}%`;
  const look = { size: 9.5, color: DOTTED };
  const wide = sheet.widthOf(said, look) + 2 * PILL.side;
  sheet.doc.roundedRect(x - wide / 2, y - PILL.height / 2, wide, PILL.height, 4).fill('#e6f0fa');
  sheet.text(said, look, x - wide / 2 + PILL.side, y - 6);
};
