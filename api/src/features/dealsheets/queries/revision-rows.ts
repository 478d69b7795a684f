import { sql } from 'kysely';
import type { CalculationResults } from '#contract/calculator/results.ts';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Decision } from '#contract/dealsheets/states.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const referenceTo = (column: 'submitted_by' | 'decided_by') =>
  sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
    where m.org_id = dealsheet_revisions.org_id and m.id = ${sql.ref(`dealsheet_revisions.${column}`)})`;

const AUTHORS = sql<Reference[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by a.id), '[]')
  from dealsheet_authors a join members m on m.org_id = a.org_id and m.id = a.member_id
  where a.org_id = dealsheet_revisions.org_id and a.dealsheet_id = dealsheet_revisions.dealsheet_id and a.revision = dealsheet_revisions.revision)`;

/** Revisions of a dealsheet with who had to do with them, without a condition of which yet. */
export const revisionRows = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('dealsheet_revisions')
    .select([
      'dealsheet_revisions.revision',
      'dealsheet_revisions.version',
      'dealsheet_revisions.status',
      'dealsheet_revisions.engine_version',
      'dealsheet_revisions.note',
      'dealsheet_revisions.created_at',
    ])
    .select([
      'dealsheet_revisions.submitted_at',
      'dealsheet_revisions.decided_at',
      'dealsheet_revisions.decision_note',
    ])
    .select([
      sql<DealsheetContent>`dealsheet_revisions.content`.as('content'),
      sql<CalculationResults>`dealsheet_revisions.results`.as('results'),
      sql<DatedRate[]>`dealsheet_revisions.rates`.as('rates'),
      sql<Decision | null>`dealsheet_revisions.decision`.as('decision'),
      referenceTo('submitted_by').as('submitted_by'),
      referenceTo('decided_by').as('decided_by'),
      AUTHORS.as('authors'),
    ])
    .where('dealsheet_revisions.org_id', '=', organization)
    .where('dealsheet_revisions.dealsheet_id', '=', id);

/** A revision as it is presented from. */
export type RevisionRow = Awaited<ReturnType<ReturnType<typeof revisionRows>['executeTakeFirstOrThrow']>>;

/** One page of the revisions of a dealsheet, newest first. */
export const listRevisions = (context: Context, id: string, page: PageQuery) =>
  paginate(revisionRows(context, id), {
    ...{ page, sort: '-revision', id: sql`dealsheet_revisions.dealsheet_id` },
    keys: { revision: { by: sql`dealsheet_revisions.revision`, type: 'int' } },
  });
