import { type Box, type OnMap, TOKEN, type Token } from './map-shapes.ts';

/** A name beside its ring, in px: `side` is where it stands, `title` only where there is room for it. */
export interface MapLabel extends Box {
  readonly id: string;
  readonly side: 'left' | 'right';
  readonly name: string;
  readonly title: string;
}

/** Px of a letter of 12 px Inter on average, a little generous. */
const [STRONG, PLAIN] = [6.6, 6.4];
const [LINE, GAP, LONGEST] = [14, 4.5, 150];

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const boxOf = ({ x, y }: Token): Box => ({
  ...{ x: x - TOKEN / 2, y: y - TOKEN / 2, width: TOKEN, height: TOKEN },
});

/** Whether a ring stands where a box is. */
export const inWay = (box: Box, tokens: readonly Token[]): boolean =>
  tokens.some((token) => overlaps(box, boxOf(token)));

interface Places {
  readonly people: readonly OnMap[];
  readonly tokens: readonly Token[];
  readonly plot: Box;
  /** One line with a short name, as on phones. */
  readonly isNarrow: boolean;
  readonly taken: readonly Box[];
}

/** Names beside their rings, the more influential first: whoever finds no room has none, and tells it when looked at. */
export function placeLabels({ people, tokens, plot, isNarrow, taken }: Places): MapLabel[] {
  const placed: MapLabel[] = [];
  const isFree = (box: Box, own: Token) =>
    box.x >= plot.x &&
    box.x + box.width <= plot.x + plot.width &&
    !inWay(
      box,
      tokens.filter(({ id }) => id !== own.id),
    ) &&
    ![...taken, ...placed].some((other) => overlaps(box, other));
  for (const one of people.toSorted((a, b) => b.influence - a.influence)) {
    const token = tokens.find(({ id }) => id === one.id);
    const found = token && candidates(one, token, isNarrow).find((label) => isFree(label, token));
    if (found) placed.push(found);
  }
  return placed;
}

function candidates(one: OnMap, token: Token, isNarrow: boolean): MapLabel[] {
  const short = shortName(one.name);
  if (isNarrow)
    return [labelAt('left', token, one.id, short, ''), labelAt('right', token, one.id, short, '')];
  const words = [
    [one.name, one.title],
    [one.name, ''],
    [short, ''],
  ] as const;
  return words.flatMap(([name, title]) => [
    labelAt('right', token, one.id, name, title),
    labelAt('left', token, one.id, name, title),
  ]);
}

function labelAt(side: MapLabel['side'], token: Token, id: string, name: string, title: string): MapLabel {
  const width = Math.min(LONGEST, Math.max(name.length * STRONG, title.length * PLAIN) + 2);
  const height = title ? 2 * LINE : LINE;
  const beside = TOKEN / 2 + GAP;
  const x = side === 'right' ? token.x + beside : token.x - beside - width;
  return { id, side, name, title, x, y: token.y - height / 2, width, height };
}

/** `Dana Whitlock` → `D. Whitlock`. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const last = others.at(-1);
  return last ? `${first.slice(0, 1)}. ${last}` : first;
}
