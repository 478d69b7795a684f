import { sql } from 'kysely';
import type { NewInvitations } from '#contract/invitations/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { type HeldMember, lockMembersAt } from '../queries/team.ts';

type Invitee = NewInvitations['invitations'][number];

/** Somebody of the team who waits as invited, and what they were before; null for whoever inviting brought in. */
export interface TakenUp {
  readonly member: Pick<HeldMember, 'id' | 'name'>;
  readonly before: Pick<HeldMember, 'status' | 'archived_at'> | null;
}

/** Lets everybody wait on the team as invited: as they were known before, or as somebody new. By address. */
export const takeUpMembers = async (
  context: Context,
  invitees: readonly Invitee[],
): Promise<ReadonlyMap<string, TakenUp>> => {
  const known = await lockMembersAt(
    context,
    invitees.map(({ email }) => email),
  );
  await markInvited(
    context,
    [...known.values()].map(({ id }) => id),
  );
  const made = await addMembers(
    context,
    invitees.filter(({ email }) => !known.has(email)),
  );
  const kept = [...known].map(([email, member]): [string, TakenUp] => [email, { member, before: member }]);
  const taken = new Map<string, TakenUp>([
    ...kept,
    ...made.map((member): [string, TakenUp] => [member.email, { member, before: null }]),
  ]);
  await context.record(...[...taken].map(([email, one]) => invited(email, one)));
  return taken;
};

const markInvited = async ({ db, organization }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('members')
    .set({ status: 'invited', archived_at: null })
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val(ids)))
    .execute();
};

/** In one statement whose text doesn't depend on how many they are. */
const addMembers = async ({ db, organization }: Context, invitees: readonly Invitee[]) => {
  if (invitees.length === 0) return [];
  const emails = invitees.map(({ email }) => email);
  const names = invitees.map(({ email, name }) => name ?? nameFrom(email));
  const { rows } = await sql<Pick<HeldMember, 'id' | 'email' | 'name'>>`
    insert into members (org_id, email, name, status)
    select ${organization}::uuid, n.email, n.name, 'invited'
    from unnest(${emails}::text[], ${names}::text[]) as n (email, name) returning id, email, name`.execute(
    db,
  );
  return rows;
};

/** What somebody is called until they say it themselves. */
export const nameFrom = (email: string): string => email.slice(0, email.lastIndexOf('@')).slice(0, 120);

const invited = (email: string, { member, before }: TakenUp): NewEvent => ({
  type: 'member.invited',
  subject: { type: 'member', id: member.id },
  changes: {
    ...(before ? {} : { email: [null, email], name: [null, member.name] }),
    status: [before?.status ?? null, 'invited'],
    ...(before?.archived_at ? { archived_at: [before.archived_at, null] } : {}),
  },
});
