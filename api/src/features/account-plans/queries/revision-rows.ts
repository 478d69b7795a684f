import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const personOf = (column: 'submitted_by' | 'decided_by') =>
  sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
    where m.org_id = plan_revisions.org_id and m.id = ${sql.ref(`plan_revisions.${column}`)})`;

/** Those who wrote in a plan since the revision that was approved before this one, each once: one that wasn't leaves its authors to the next. */
const AUTHORS = sql<Reference[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by lower(m.name), m.id), '[]') from members m
  where m.org_id = plan_revisions.org_id and m.id in (
    select a.member_id from plan_authors a
    where a.org_id = plan_revisions.org_id and a.plan_id = plan_revisions.plan_id and a.revision <= plan_revisions.revision
      and a.revision > coalesce((select max(b.revision) from plan_revisions b
        where b.org_id = a.org_id and b.plan_id = a.plan_id and b.revision < plan_revisions.revision
          and b.outcome = 'approved'), 0)))`;

/** Revisions of a plan with who had to do with them, without what they say. */
const revisionRows = ({ db, organization }: Context, plan: string) =>
  db
    .selectFrom('plan_revisions')
    .select([
      ...(['plan_revisions.revision', 'plan_revisions.note', 'plan_revisions.submitted_at'] as const),
      ...(['plan_revisions.outcome', 'plan_revisions.outcome_note', 'plan_revisions.decided_at'] as const),
    ])
    .select([
      personOf('submitted_by').as('submitted_by'),
      personOf('decided_by').as('decided_by'),
      AUTHORS.as('authors'),
    ])
    .where('plan_revisions.org_id', '=', organization)
    .where('plan_revisions.plan_id', '=', plan);

/** One page of the revisions of a plan, newest first. */
export const listRevisions = (context: Context, plan: string, page: PageQuery) =>
  paginate(revisionRows(context, plan), {
    ...{ page, sort: '-revision', id: sql`plan_revisions.plan_id` },
    keys: { revision: { by: sql`plan_revisions.revision`, type: 'int' } },
  });

/** A revision with what it says, as it was stored. Throws 404. */
export const readRevision = async (context: Context, plan: string, revision: number) => {
  const row = await revisionRows(context, plan)
    .select('plan_revisions.snapshot')
    .where('plan_revisions.revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw notFound('revision');
  return row;
};

/** What a revision of a plan says, as it was stored. */
export const findSnapshot = async (
  { db, organization }: Context,
  plan: string,
  revision: number,
): Promise<unknown> => {
  const { snapshot } = await db
    .selectFrom('plan_revisions')
    .select('snapshot')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return snapshot;
};
