import type pg from 'pg';
import type { RowMessage } from '../rows/row-client.ts';
import type { Told } from '../rows/row-query.ts';
import { RowQuery, type Wire } from '../rows/row-query.ts';

/** A reading under way: as whom its statements are asked, and what was heard of the stamp. */
export interface Visit {
  organization: string | null;
  readonly sub: string | null;
  /** What memory holds of the person's access was true at this stamp; absent where it decided nothing. */
  readonly stamp?: string | undefined;
  /** Whether a statement went out, and the stamp with it. */
  hasAsked: boolean;
  /** Whether the database has told of another stamp. */
  isStale: boolean;
}

/** Prepared on every connection before its first use. */
export const ENTERING = {
  name: 'enter_reading',
  text: 'select enter_reading($1, $2, $3)',
  values: ['', '', null],
};

/**
 * A statement of a reading: `enter_reading` and the statement go out as one batch of the extended protocol, which is one
 * transaction, so that it sees what the person may see, can't write, and comes back together with the word on the stamp.
 */
export class EnteringQuery extends RowQuery {
  readonly #visit: Visit;
  readonly #said: readonly (string | null)[];
  #isIn = false;

  constructor(visit: Visit, query: pg.QueryConfig, heard: Told) {
    super(query, heard);
    const { organization, sub, stamp } = visit;
    this.#visit = visit;
    this.#said = [organization ?? '', sub ?? '', stamp ?? null];
  }

  /** Without it, a statement without a name or parameters would go out by itself. */
  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    const { name, text } = this;
    // First of all: the driver takes the first that is parsed for this one.
    if (name && !this.hasBeenParsed(wire)) {
      wire.parse({ name, text });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ portal: '', statement: ENTERING.name, values: this.#said });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  override handleDataRow(message: RowMessage): void {
    if (this.#isIn) super.handleDataRow(message);
    else if (message.fields[0] !== 'f') this.#visit.isStale = true;
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    if (this.#isIn) super.handleCommandComplete(message, wire);
    this.#isIn = true;
  }
}
