import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** What a push service said of a browser: it has the message, or knows no such browser any more. */
export interface Pushed {
  readonly recipient: string;
  /** Id of its subscription. */
  readonly id: string;
  readonly gone: boolean;
}

/** Forgets the browsers that are gone, and remembers that the others are in use. */
export const notePushes = async (db: Database, pushed: readonly Pushed[]): Promise<void> => {
  if (pushed.length > 0) await sql`select note_pushes(${JSON.stringify(pushed)}::jsonb)`.execute(db);
};
