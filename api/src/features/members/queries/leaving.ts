import { sql } from 'kysely';
import type { OffboardingList } from '#contract/members/offboarding.ts';
import type { Context } from '../../../platform/context.ts';
import { isOwnership, listGrantsOf } from '../../grants/queries.ts';
import { requireMember } from '../queries.ts';
import { listHandovers, TRANSFERABLE } from './handovers.ts';

/** The day that it is in the organization. */
export const todayIn = async ({
  db,
  organization,
}: Pick<Context, 'db' | 'organization'>): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select day_in(${organization}::uuid) as day`.execute(db);
  return rows[0]?.day ?? '';
};

/** What somebody leaves behind if they leave on a day; their manager is proposed for what may be handed over. Throws 404. */
export const readOffboarding = async (
  context: Context,
  id: string,
  lastDay: string | undefined,
): Promise<OffboardingList> => {
  const { version, user_sub, manager_id } = await requireMember(context, id);
  const last_day = lastDay ?? (await todayIn(context));
  const [handovers, to, last_owner] = await Promise.all([
    listHandovers(context, { id, last_day }),
    findColleague(context, manager_id),
    user_sub ? ownsAlone(context, user_sub) : false,
  ]);
  const isTaken = (kind: string) => TRANSFERABLE.some((one) => one === kind);
  return {
    ...{ version, last_day, last_owner },
    handovers: handovers.map((one) => ({ ...one, to: isTaken(one.kind) ? to : null })),
  };
};

const findColleague = async ({ db, organization }: Context, id: string | null) => {
  if (!id) return null;
  const found = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
};

/** Whether somebody owns the organization, and nobody else does without an end. */
const ownsAlone = async (context: Context, subject: string): Promise<boolean> => {
  if (!(await listGrantsOf(context, subject)).some(isOwnership)) return false;
  return !(await hasOtherOwner(context, subject));
};

/** Whether somebody but a subject owns the organization without an end. */
export const hasOtherOwner = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  subject: string,
): Promise<boolean> =>
  (await db
    .selectFrom('role_grants')
    .select('id')
    .where('org_id', '=', organization)
    .where('role', '=', 'owner')
    .where('project_id', 'is', null)
    .where('subject', '<>', subject)
    .where('expires_at', 'is', null)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
