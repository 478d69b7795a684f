import { Pool, type PoolClient } from 'pg';

/** A pool that notes each statement, so that two ways through the code can be compared by what they do. */
export class CountedPool extends Pool {
  readonly statements: string[] = [];

  constructor(connectionString: string) {
    super({ connectionString, max: 4 });
    this.on('connect', (client) => this.#listen(client));
  }

  /** What was asked since the last call. */
  take(): string[] {
    return this.statements.splice(0).map((statement) => statement.replace(/\s+/g, ' ').trim());
  }

  #listen(client: PoolClient): void {
    const { statements } = this;
    client.query = new Proxy(client.query, {
      apply(query, self, parameters: unknown[]) {
        const [asked] = parameters;
        statements.push(typeof asked === 'string' ? asked : textOf(asked));
        return Reflect.apply(query, self, parameters);
      },
    });
  }
}

function textOf(asked: unknown): string {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
