import { sql } from 'kysely';
import type { DeletionObstacle } from '#contract/users/data-endpoints.ts';
import type { Database } from '../../../platform/postgres/database.ts';

interface ObstacleRow {
  readonly rule: DeletionObstacle['rule'];
  readonly org_id: string | null;
  readonly name: string | null;
}

/** What stands in the way of deleting a person, in words that say what to do first. */
export const listDeletionObstacles = async (db: Database, sub: string): Promise<DeletionObstacle[]> => {
  const { rows } = await sql<ObstacleRow>`select * from deletion_obstacles(${sub})`.execute(db);
  return rows.map(({ rule, org_id: id, name }) => ({
    rule,
    organization: id && name ? { id, name } : null,
    message:
      rule === 'only-admin'
        ? 'You are the only administrator of this installation: make somebody else administrator first.'
        : `You are the only owner of ${name}: make somebody else its owner first.`,
  }));
};
