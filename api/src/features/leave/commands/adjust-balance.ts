import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { adjustBalance as endpoint } from '#contract/leave/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requirePerson } from '../queries/ledger.ts';
import { lockBalance } from '../queries/requests.ts';

/** Adds a correction to somebody's ledger and returns it. Throws 404 for somebody who isn't there and 422 `own-balance`. */
export const adjustBalance = async (
  context: Context,
  { member_id, type, day, minutes, reason }: BodyOf<typeof endpoint>,
) => {
  const { db, organization, member } = context;
  await requirePerson(context, member_id);
  if (member_id === member)
    throw brokenRule('own-balance', 'member_id', 'Nobody corrects their own balance. Somebody else has to.');
  await lockBalance(context, member_id);
  const entry = await db
    .insertInto('leave_entries')
    .values({ org_id: organization, member_id, type, kind: 'adjustment', day, minutes, reason })
    .returning(['id', 'type', 'kind', 'day', 'minutes', 'reason', 'request_id'])
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'leave-balance.adjusted',
    subject: { type: 'member', id: member_id },
    data: { type, day, minutes },
  });
  return entry;
};
