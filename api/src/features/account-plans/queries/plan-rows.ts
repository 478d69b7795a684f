import { sql } from 'kysely';
import type { HealthFactor } from '#contract/account-plans/health.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const COLUMNS = [
  ...(['id', 'version', 'created_at', 'updated_at', 'archived_at', 'name', 'tier', 'status'] as const),
  ...(['starts_on', 'ends_on', 'currency', 'revenue_target_minor', 'revenue_minor', 'wallet_minor'] as const),
  ...(['health', 'health_computed', 'health_manual', 'measured_at', 'coverage_pct'] as const),
  ...(['pipeline_minor', 'weighted_minor', 'open_actions', 'open_risks', 'review_every_months'] as const),
  ...(['next_review_on', 'last_review_on', 'revision', 'approved_revision', 'waiting_revision'] as const),
] as const;

/** Somebody of the team whom a column of a plan names. */
export const personOf = (column: 'owner_id' | 'sponsor_id' | 'health_said_by') =>
  sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
    where m.org_id = account_plans.org_id and m.id = ${sql.ref(`account_plans.${column}`)})`;

/** What an account plan is listed from, without a condition yet. */
export const planRows = ({ db, organization }: Context) =>
  db
    .selectFrom('account_plans')
    .select(COLUMNS)
    .select([
      sql<HealthFactor[]>`account_plans.factors`.as('factors'),
      sql<Reference>`(select jsonb_build_object('id', c.id, 'name', c.name) from clients c
        where c.org_id = account_plans.org_id and c.id = account_plans.client_id)`.as('client'),
      personOf('owner_id').as('owner'),
      personOf('sponsor_id').as('sponsor'),
    ])
    .where('account_plans.org_id', '=', organization);

/** A plan as it is listed from. */
export type PlanRow = Awaited<ReturnType<ReturnType<typeof planRows>['executeTakeFirstOrThrow']>>;
