import { sql } from 'kysely';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const COLUMNS = [
  ...(['id', 'version', 'created_at', 'updated_at', 'archived_at', 'number', 'code', 'title'] as const),
  ...(['opportunity', 'status', 'revision', 'currency', 'price_minor', 'cost_minor', 'margin_pct'] as const),
  ...(['discount_share_pct', 'approver', 'probability_pct', 'close_on', 'valid_until'] as const),
  ...(['submitted_at', 'decided_at', 'sent_on', 'closed_on', 'lost_reason', 'scenario_id'] as const),
] as const;

/** What a dealsheet is listed from, without a condition yet. */
export const dealsheetRows = ({ db, organization }: Context) =>
  db
    .selectFrom('dealsheets')
    .select(COLUMNS)
    .select([
      sql<Reference>`(select jsonb_build_object('id', c.id, 'name', c.name) from clients c
        where c.org_id = dealsheets.org_id and c.id = dealsheets.client_id)`.as('client'),
      sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = dealsheets.org_id and m.id = dealsheets.owner_id)`.as('owner'),
      sql<Reference | null>`(select jsonb_build_object('id', p.id, 'name', p.name) from projects p
        where p.org_id = dealsheets.org_id and p.id = dealsheets.project_id)`.as('project'),
    ])
    .where('dealsheets.org_id', '=', organization);

/** A dealsheet as a list presents it. */
export type DealsheetRow = Awaited<ReturnType<ReturnType<typeof dealsheetRows>['executeTakeFirstOrThrow']>>;
