import { inWay, type MapLabel, placeLabels } from './map-labels.ts';
import { type Box, type OnMap, TOKEN, type Token } from './map-shapes.ts';

/** A row of one influence. */
interface Row {
  readonly influence: number;
  readonly y: number;
  readonly height: number;
}

/** Where everything of the map is, in px from its corner. */
export interface MapLayout {
  readonly plot: Box;
  readonly cell: number;
  readonly rows: readonly Row[];
  readonly tokens: readonly Token[];
  readonly labels: readonly MapLabel[];
  readonly words: { readonly winOver: Box; readonly keepClose: Box };
}

const STEP = TOKEN + 3;
const [LEFT, TOP, RIGHT] = [34, 10, 8];
const WORD = { width: 64, height: 14 };

/** From the most influential down. */
const INFLUENCES = [5, 4, 3, 2, 1];
const SUPPORTS = [-2, -1, 0, 1, 2];

/** The map at a width: rows grow with their fullest cell, so that no ring covers another; labels stand where nothing is in their way. */
export function mapLayout(people: readonly OnMap[], width: number, isNarrow: boolean): MapLayout {
  const cell = Math.max(STEP, (width - LEFT - RIGHT) / SUPPORTS.length);
  const across = Math.max(1, Math.floor((cell - 2) / STEP));
  const inCell = (support: number, influence: number) =>
    people.filter((one) => one.support === support && one.influence === influence);
  let y = TOP;
  const rows = INFLUENCES.map((influence): Row => {
    const most = Math.max(...SUPPORTS.map((support) => inCell(support, influence).length));
    const height = Math.max(isNarrow ? 43.2 : 38.4, Math.ceil(most / across) * STEP + 7);
    const row = { influence, y, height };
    y += height;
    return row;
  });
  const plot: Box = { x: LEFT, y: TOP, width: cell * SUPPORTS.length, height: y - TOP };
  const tokens = rows.flatMap((row) =>
    SUPPORTS.flatMap((support, at) =>
      spread(inCell(support, row.influence), across, {
        ...{ x: LEFT + cell * (at + 0.5), y: row.y + row.height / 2 },
      }),
    ),
  );
  const words = zoneWords(plot, cell, rows, tokens);
  const labels = placeLabels({ people, tokens, plot, isNarrow, taken: [words.winOver, words.keepClose] });
  return { plot, cell, rows, tokens, labels, words };
}

/** Rings side by side around the middle of their cell, in as many lines as they need. */
function spread(people: readonly OnMap[], across: number, middle: { x: number; y: number }): Token[] {
  const lines = Math.ceil(people.length / across);
  return people.map(({ id }, at) => {
    const line = Math.floor(at / across);
    const inLine = Math.min(across, people.length - line * across);
    return {
      id,
      x: middle.x + ((at % across) - (inLine - 1) / 2) * STEP,
      y: middle.y + (line - (lines - 1) / 2) * STEP,
    };
  });
}

/** The names of the zones, each in a corner of its own zone that no ring covers. */
function zoneWords(plot: Box, cell: number, rows: readonly Row[], tokens: readonly Token[]) {
  const bottom = (rows[2]?.y ?? 0) + (rows[2]?.height ?? 0);
  const corners = (left: number): Box[] => [
    { x: left + 8, y: plot.y + 5, ...WORD },
    { x: left + 2 * cell - WORD.width - 8, y: bottom - WORD.height - 5, ...WORD },
    { x: left + 8, y: bottom - WORD.height - 5, ...WORD },
    { x: left + 2 * cell - WORD.width - 8, y: plot.y + 5, ...WORD },
  ];
  const free = (boxes: readonly Box[]): Box => {
    const [first = plot] = boxes;
    return boxes.find((box) => !inWay(box, tokens)) ?? first;
  };
  const [topLeft, bottomRight, ...others] = corners(plot.x + 3 * cell);
  return {
    winOver: free(corners(plot.x)),
    keepClose: free([bottomRight, topLeft, ...others].filter((box) => box !== undefined)),
  };
}

/** The cell below a place of the map, the nearest one where it is outside. */
export function cellAt({ plot, cell, rows }: MapLayout, x: number, y: number) {
  const column = Math.min(SUPPORTS.length - 1, Math.max(0, Math.floor((x - plot.x) / cell)));
  const row = rows.find((one) => y < one.y + one.height) ?? rows.at(-1);
  return { support: column - 2, influence: row?.influence ?? 1 };
}
