import { addressOfNobody } from '#contract/members/no-address.ts';
import type { NewMember } from '#contract/members/people.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockLines } from '../../positions/queries.ts';
import { todayIn } from '../queries/leaving.ts';
import { checkManager } from '../rules/lines.ts';
import { checkAddress, checkPerson } from '../rules/person.ts';
import { checkSeat } from '../rules/seat.ts';
import { withoutEmpty } from '../writing/without-empty.ts';

/** Adds somebody without an account to the team, from today on unless told, and answers their id. Throws 422 by the rules of the endpoint. */
export const createMember = async (context: Context, input: NewMember): Promise<string> => {
  const { db, organization } = context;
  await lockLines(context);
  const { name, employment } = input;
  const email = input.email ?? (await nobodysAddress(context, name));
  const start_date = input.start_date ?? (await todayIn(context));
  const fields = { ...withoutEmpty(input), name, employment, email, start_date };
  checkPerson({ ...fields, end_date: fields.end_date ?? null, user_sub: null, status: 'active' });
  await checkAddress(context, null, email);
  await checkManager(context, null, fields.manager_id);
  await checkSeat(context, null, fields.position_id);
  const { id } = await db
    .insertInto('members')
    .values({ ...fields, org_id: organization, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const changes = changesBetween({}, fields);
  await context.record({ type: 'member.created', subject: { type: 'member', id }, changes });
  return id;
};

const nobodysAddress = async ({ db, organization }: Context, name: string): Promise<string> => {
  const taken = await db
    .selectFrom('members')
    .select('email')
    .where('org_id', '=', organization)
    .where('email', 'like', '%@import.invalid')
    .execute();
  return addressOfNobody(name, new Set(taken.map(({ email }) => email)));
};
