import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 when another service type, archived or not, has the code. `serviceType` is the one that may keep its own. */
export const checkCode = async (
  { db, organization }: Context,
  code: string | undefined,
  serviceType: string | null,
): Promise<void> => {
  if (!code) return;
  const holder = await db
    .selectFrom('service_types')
    .select(['id', 'name', 'archived_at'])
    .where('org_id', '=', organization)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!holder || holder.id === serviceType) return;
  const name = holder.archived_at ? `${holder.name} (archived)` : holder.name;
  throw brokenRule('code-taken', 'code', `${name} has the code ${code}: choose another.`);
};
