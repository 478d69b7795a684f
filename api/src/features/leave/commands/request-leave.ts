import { Failure } from '#contract/errors.ts';
import { minutesOf } from '#contract/leave/minutes.ts';
import type { LeaveProblem, NewLeave } from '#contract/leave/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { lockBalance } from '../queries/requests.ts';
import { effectOf, problemsOf, type Wanted } from '../rules/request.ts';
import { readWanted } from '../rules/wanted.ts';

/** Asks for leave of the caller's own and returns its id. Throws 422 with the first rule that it breaks and a field for each. */
export const requestLeave = async (context: Context, asked: NewLeave): Promise<string> => {
  const wanted = await readWanted(context, asked);
  await lockBalance(context, wanted.member);
  refuse(await problemsOf(context, wanted, await effectOf(context, wanted)));
  const id = await insertRequest(context, wanted, asked);
  const { type, from, to, part, cover_id = null } = asked;
  await context.record({
    type: 'leave.requested',
    subject: { type: 'leave', id },
    changes: { from: [null, from], to: [null, to], part: [null, part], type: [null, type] },
    data: { member_id: wanted.member, minutes: minutesOf(wanted.days), from, to, cover_id },
  });
  return id;
};

const refuse = (problems: readonly LeaveProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ field, message }) => ({ field, message }));
  throw new Failure('rule_broken', first.message, { rule: first.rule, fields });
};

const insertRequest = async (
  { db, organization }: Context,
  { member, span, days, timezone }: Wanted & { timezone: string },
  { type, from, to, part, start, end, reason, cover_id }: NewLeave,
): Promise<string> => {
  const byTheHour = part === 'hours';
  const { id } = await db
    .insertInto('leave_requests')
    .values({
      ...{ org_id: organization, member_id: member, type, from_date: from, to_date: to, part },
      ...{ start_time: byTheHour ? (start ?? null) : null, end_time: byTheHour ? (end ?? null) : null },
      ...{ timezone, starts_at: span.starts_at, ends_at: span.ends_at, minutes: minutesOf(days) },
      ...{ reason: reason ?? null, cover_id: cover_id ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
