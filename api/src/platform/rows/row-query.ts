import pg from 'pg';
import type { RowMessage } from './row-client.ts';
import { type Field, type Row, type Shape, shapeOf, type Types } from './shape.ts';

/** Called with what became of a statement. */
export type Told = (error: Error | undefined, answer?: pg.QueryResult) => void;

/** What a query of the driver does on the wire; its types don't tell. */
export interface Wire {
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: object): void;
  bind(statement: object): void;
  execute(portal: object): void;
  describe(portal: object): void;
}

interface WireQuery extends pg.Submittable {
  name: string | undefined;
  readonly text: string;
  values: unknown[] | undefined;
  readonly _result: { readonly rows: Row[]; readonly _types: Types };
  _canceledDueToError: unknown;
  _checkForMultirow(): void;
  hasBeenParsed(wire: Wire): boolean;
  requiresPreparation(): boolean;
  prepare(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
}

const DriversQuery = pg.Query as unknown as new (text: string, told: Told) => WireQuery;

/** A connection, the same without asking what rows look like, and what is known of that by the names of statements. */
interface Knowledge {
  readonly quiet: Wire;
  readonly shapes: Map<string, Shape>;
}

const knowledge = new WeakMap<Wire, Knowledge>();

const knowledgeOf = (wire: Wire): Knowledge => {
  const known = knowledge.get(wire) ?? {
    quiet: Object.assign(Object.create(wire), { describe: () => undefined }),
    shapes: new Map<string, Shape>(),
  };
  knowledge.set(wire, known);
  return known;
};

/**
 * A statement that reads its rows itself. What the rows of a prepared one look like is asked once a connection: while it lives
 * it can't change, PostgreSQL refuses it first.
 */
export class RowQuery extends DriversQuery {
  #known: Knowledge | undefined;
  #shape: Shape | undefined;

  constructor({ name, text, values }: pg.QueryConfig, told: Told) {
    super(text, told);
    this.name = name;
    this.values = values;
  }

  override prepare(wire: Wire): void {
    this.#known = knowledgeOf(wire);
    this.#shape = this.#known.shapes.get(this.name ?? '');
    super.prepare(this.#shape ? this.#known.quiet : wire);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this._checkForMultirow();
    this.#shape = shapeOf(fields, this._result._types);
    if (this.name) this.#known?.shapes.set(this.name, this.#shape);
  }

  handleDataRow({ bytes, from, to }: RowMessage): void {
    if (this._canceledDueToError || !this.#shape) return;
    try {
      this._result.rows.push(this.#shape.read(bytes, from, to));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
