import { rank } from '#contract/access/roles.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { startView as endpoint } from '#contract/views/endpoints.ts';
import { readStanding } from '../../../platform/access/people.ts';
import { isAbove } from '../../../platform/access/views.ts';
import type { Context } from '../../../platform/context.ts';

const LASTS_MS = 3_600_000;

/** Begins a view and returns its id. Throws 422 for a role or person above the caller, and for somebody without an account. */
export const startView = async (context: Context, as: BodyOf<typeof endpoint>): Promise<string> => {
  const { db, organization, person, now } = context;
  const target = 'role' in as ? checkRole(context, as.role) : await checkMember(context, as.member_id);
  const { id } = await db
    .insertInto('views')
    .values({
      ...{ org_id: organization, viewer: person.sub, role: target.role, member_id: target.member_id },
      ends_at: new Date(now.getTime() + LASTS_MS).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({ type: 'view.started', subject: { type: 'view', id }, data: target });
  return id;
};

const checkRole = ({ person, organization }: Context, role: Parameters<typeof rank>[0]) => {
  const own = person.permissions.highestRole(`/org/${organization}`);
  if (own === null || rank(role) > rank(own))
    throw brokenRule('above-own-rank', 'role', 'Choose a role up to your own.');
  return { role, member_id: null, name: role };
};

const checkMember = async (context: Context, id: string) => {
  const member = await context.db
    .selectFrom('members')
    .select(['user_sub', 'name'])
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound('person');
  if (!member.user_sub)
    throw brokenRule('not-a-member', 'member_id', `${member.name} has no account yet: choose somebody else.`);
  const other = await readStanding(context.db, member.user_sub, context.organization);
  if (isAbove(other, context.person, context.organization))
    throw brokenRule('above-own-rank', 'member_id', `${member.name} ranks above you: choose somebody else.`);
  return { role: null, member_id: id, name: member.name };
};
