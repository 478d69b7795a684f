import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { whyNotDecide } from './deciding.ts';

/** Throws 403 `own-dealsheet` and `approval-band` for somebody who may not decide what was submitted. */
export const requireDecider = async (
  context: Context,
  { id, revision, approver }: { id: string; revision: number; approver: 'owner' | 'executive' | 'admin' },
): Promise<void> => {
  const { db, organization, member, person } = context;
  const authored = await db
    .selectFrom('dealsheet_authors')
    .select('id')
    .where('org_id', '=', organization)
    .where('dealsheet_id', '=', id)
    .where('revision', '=', revision)
    .where((is) =>
      is.or([is('created_by', '=', person.sub), ...(member === null ? [] : [is('member_id', '=', member)])]),
    )
    .executeTakeFirst();
  const hindrance = whyNotDecide(context, { approver, authored: authored !== undefined });
  if (hindrance) throw new Failure('forbidden', hindrance.message, { rule: hindrance.rule });
};
