import { type RawBuilder, sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** The plan whose items are read or written, and as whom. */
export interface PlanPlace {
  readonly db: Database;
  readonly organization: string;
  readonly plan: string;
  readonly client: string;
  readonly seesDealsheets: boolean;
}

/** The place of a plan, for the caller. */
export const placeOf = (
  { db, organization, person }: Context,
  { id, client_id }: { readonly id: string; readonly client_id: string },
): PlanPlace => ({
  ...{ db, organization, plan: id, client: client_id },
  seesDealsheets: person.permissions.can('read', '/dealsheets', organizationDomain(organization)),
});

/** Who of the team owns an item `i`, whether they are still there or not. */
export const ownerOfItem: RawBuilder<Reference | null> = sql`(select jsonb_build_object('id', m.id, 'name', m.name)
  from members m where m.org_id = i.org_id and m.id = i.owner_id)`;

/** What every item has. */
export const STAMPS = ['i.id', 'i.version', 'i.created_at', 'i.updated_at'] as const;
