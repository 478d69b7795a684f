import { sql } from 'kysely';
import type { NewInvitations } from '#contract/invitations/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween, type NewEvent } from '../../../platform/events.ts';
import { expiryAfter } from './expiry.ts';
import type { TakenUp } from './take-up-members.ts';

/** Writes an invitation for each on the list, whose members wait already; returns their ids in the order of the list. */
export const addInvitations = async (
  context: Context,
  { invitations, message, expires_in_days }: NewInvitations,
  members: ReadonlyMap<string, TakenUp>,
): Promise<string[]> => {
  const terms = {
    message: message || null,
    expires_at: expiryAfter(context.now, expires_in_days),
    lives_days: expires_in_days,
  };
  const wanted = invitations.map(({ email, role, project_id = null }) => {
    const { member, before } = requireTaken(members, email);
    const fields = { email, name: member.name, role, project_id, ...terms };
    return { fields, member_id: member.id, before };
  });
  const ids = await newIds(context, wanted.length);
  const rows = wanted.map(({ fields, member_id, before }, at) => ({
    ...{ ...fields, org_id: context.organization, id: ids[at], member_id },
    ...{ status_before: before?.status ?? null, archived_before: before?.archived_at ?? null },
  }));
  await insertInvitations(context, rows);
  await context.record(...wanted.map(({ fields }, at) => created(ids[at] ?? '', fields)));
  return ids;
};

const requireTaken = (members: ReadonlyMap<string, TakenUp>, email: string): TakenUp => {
  const taken = members.get(email);
  if (!taken) throw new Error('Somebody on the list waits as nobody.');
  return taken;
};

const newIds = async ({ db }: Context, count: number): Promise<string[]> => {
  const { rows } = await sql<{
    id: string;
  }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};

/** In one statement whose text doesn't depend on how many they are. */
const insertInvitations = async ({ db }: Context, rows: readonly object[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`insert into invitations (${columns}) select ${columns}
    from jsonb_populate_recordset(null::invitations, ${JSON.stringify(rows)}::jsonb)`.execute(db);
};

const created = (id: string, fields: object): NewEvent => ({
  type: 'invitation.created',
  subject: { type: 'invitation', id },
  changes: changesBetween({}, fields),
});
