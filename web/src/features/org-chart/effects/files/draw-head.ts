import type { Colours } from '../colours.ts';
import type { Pen } from './pen.ts';

/** What stands above a drawing in a file: whose it is, of which day, and what its colours mean. */
export interface Head {
  readonly title: string;
  readonly note: string;
}

interface Drawn {
  readonly head: Head;
  readonly colours: Colours | undefined;
  readonly theme: ReadonlyMap<string, string>;
  readonly count: (people: number) => string;
}

/** Pixels of title and note, and of each place of the legend. */
const WORDS = 64;
const PLACE = { width: 256, height: 24, words: 220 } as const;
/** A drawing of two cards still has room for its title. */
const NARROWEST = 480;

/** How wide a sheet is whose drawing is so wide, without its edges. */
export const sheetWidth = (width: number): number => Math.max(width, NARROWEST);

const placesOf = (width: number): number => Math.max(1, Math.floor(sheetWidth(width) / PLACE.width));

/** Pixels that a head takes above a drawing of this width. */
export const headHeight = (width: number, colours: Colours | undefined): number =>
  WORDS + (colours ? Math.ceil(colours.keys.length / placesOf(width)) * PLACE.height + 16 : 0);

/** Draws the head right above a drawing, which begins at 0. */
export const drawHead = (pen: Pen, width: number, { head, colours, theme, count }: Drawn): void => {
  const top = -headHeight(width, colours);
  const [ink, muted] = [theme.get('--ink') ?? '#000', theme.get('--ink-muted') ?? '#000'];
  const most = sheetWidth(width);
  pen.text(0, top + 20, head.title, { size: 20, weight: 600, fill: ink, most });
  pen.text(0, top + 42, head.note, { size: 12, weight: 400, fill: muted, most });
  const places = placesOf(width);
  for (const [at, { colour, label, count: cards }] of (colours?.keys ?? []).entries()) {
    const x = (at % places) * PLACE.width;
    const y = top + WORDS + Math.floor(at / places) * PLACE.height;
    pen.rect(x, y, 12, 12, { fill: theme.get(colour) ?? '#000', radius: 2 });
    const look = { size: 12, weight: 400, fill: ink, most: PLACE.words } as const;
    pen.text(x + 20, y + 10, `${label}, ${count(cards)}`, look);
  }
};
