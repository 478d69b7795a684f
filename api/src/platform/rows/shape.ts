import pg from 'pg';

/** A column as the database describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** How the text of a type becomes a value. */
export interface Types {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown;
}

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

interface Column {
  readonly name: string;
  /** Null where the text is the value. */
  readonly parse: ((text: string) => unknown) | null;
  /** Whether its type is written in ASCII, whatever the value. */
  readonly plain: boolean;
}

const { builtins } = pg.types;
const PLAIN: ReadonlySet<number> = new Set([
  ...[builtins.UUID, builtins.BOOL, builtins.INT2, builtins.INT4, builtins.INT8, builtins.NUMERIC],
  ...[builtins.DATE, builtins.TIMESTAMPTZ],
]);

/** Longest row that is made text as a whole: a value of it that memory keeps holds the whole text. */
const SHORT = 2_048;

/**
 * What the rows of a statement look like. A row becomes text once, and its values are cut out of it: asking for the text of
 * each value cost a list a tenth of its time.
 */
export class Shape {
  readonly #columns: readonly Column[];
  readonly #empty: Row;

  constructor(fields: readonly Field[], types: Types) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: parserOf(types, dataTypeID),
      plain: PLAIN.has(dataTypeID),
    }));
    this.#empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
  }

  /** The row whose content lies in `bytes` between `from` and `to`. */
  read(bytes: Buffer, from: number, to: number): Row {
    const row = { ...this.#empty };
    const text = to - from <= SHORT ? bytes.toString('latin1', from, to) : null;
    let at = from + 2;
    for (const { name, parse, plain } of this.#columns) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) {
        row[name] = null;
        continue;
      }
      const end = at + length;
      const isCut = text !== null && (plain || isAscii(bytes, at, end));
      const value = isCut ? text.substring(at - from, end - from) : bytes.toString('utf8', at, end);
      row[name] = parse ? parse(value) : value;
      at = end;
    }
    return row;
  }
}

const shapes = new Map<string, Shape>();
const KEPT = 5_000;

/** The shape of rows with these columns; the same for all connections, which read their types alike. */
export const shapeOf = (fields: readonly Field[], types: Types): Shape => {
  const columns = JSON.stringify(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const shape = shapes.get(columns) ?? new Shape(fields, types);
  if (shapes.size < KEPT) shapes.set(columns, shape);
  return shape;
};

const isAscii = (bytes: Buffer, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > 127) return false;
  return true;
};

const asItIs: readonly unknown[] = [String, pg.types.getTypeParser(builtins.TEXT, 'text')];
const parserOf = (types: Types, type: number): Column['parse'] => {
  const parse = types.getTypeParser(type, 'text');
  return asItIs.includes(parse) ? null : parse;
};
