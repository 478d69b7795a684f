import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireWritable } from '../rules/writable.ts';

/** A plan's row, kept from other writers until the transaction ends; its client is held before it where both are. Throws 404. */
export const holdPlan = async ({ db, organization }: Pick<Context, 'db' | 'organization'>, id: string) => {
  const row = await db
    .selectFrom('account_plans')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('account plan');
  return row;
};

/** A plan that is held. */
export type HeldPlan = Awaited<ReturnType<typeof holdPlan>>;

/**
 * A plan that may be written, seen at a version of its own fields (null = whatever it is: items have versions of their own). Throws
 * 404, 412, 422 `archived`, `plan-in-review`, `plan-closed`.
 */
export const holdWritable = async (
  context: Context,
  id: string,
  version: number | null,
): Promise<HeldPlan> => {
  const row = await holdPlan(context, id);
  requireVersion(row, version, 'account plan');
  requireWritable(row);
  return row;
};
