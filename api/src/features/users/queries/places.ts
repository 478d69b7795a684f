import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** An organization that knows a person; `member_id` null where they hold a grant without being on the team. */
export interface Place {
  readonly org_id: string;
  readonly name: string;
  readonly slug: string;
  readonly member_id: string | null;
}

/** Every organization in which a person holds a grant, or is or was a member, by name. */
export const listPlaces = async (db: Database, sub: string): Promise<Place[]> => {
  const { rows } = await sql<Place>`select * from person_places(${sub})`.execute(db);
  return rows;
};
