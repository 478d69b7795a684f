import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const revisions = ({ db }: RootContext) => db.selectFrom('policy_revisions').selectAll('policy_revisions');

/** A published policy as it is stored. */
export type RevisionRow = Awaited<ReturnType<typeof requireNewest>>;

/** What was published last; there from the first migration on. */
export const requireNewest = (context: RootContext) =>
  revisions(context).orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();

/** A published policy. Throws 404. */
export const requireRevision = async (context: RootContext, id: string) => {
  const found = await revisions(context).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('policy');
  return found;
};

/** The policy that was published before a version. */
export const findBefore = (context: RootContext, version: number) =>
  revisions(context)
    .where('version', '=', version - 1)
    .executeTakeFirst();

/** One page of what was published, newest first. */
export const listRevisions = (context: RootContext, page: PageQuery) =>
  paginate(revisions(context), {
    page,
    sort: '-version',
    keys: { version: { by: sql`policy_revisions.version`, type: 'int' } },
    id: sql`policy_revisions.id`,
  });

/** The rules in force, in the order they were published in. */
export const listRulesInForce = ({ db }: RootContext): Promise<PolicyRule[]> =>
  db
    .selectFrom('policy_rules')
    .select(['minimum', 'domain', 'object', 'action', 'effect'])
    .orderBy('id')
    .execute();
