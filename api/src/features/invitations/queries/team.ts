import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import type { HeldInvitation } from '../queries.ts';

/** Makes inviting wait for other inviting in the organization, so that nobody is invited twice. */
export const holdInviting = async ({ db, organization }: Context): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations ${organization}`}, 0))`.execute(db);
};

/** The open invitations to some addresses, by address, held until the transaction ends; expired ones are among them. */
export const lockOpenInvitations = async (
  { db, organization }: Context,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, HeldInvitation>> => {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('org_id', '=', organization)
    .where('outcome', 'is', null)
    .where(sql<boolean>`email = any(${addresses}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
};

/** The members with some addresses, by address in lower case, held until the transaction ends; former ones too. */
export const lockMembersAt = async (
  { db, organization }: Context,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, HeldMember>> => {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'user_sub', 'status', 'archived_at'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`lower(email) = any(${addresses}::text[])`)
    // Of two that differ in capitals alone, the one on the team is the one that counts.
    .orderBy(sql`archived_at is null`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
};

/** Some members by id, held until the transaction ends. */
export const lockMembers = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldMember>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'user_sub', 'status', 'archived_at'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** A member that is held. */
export interface HeldMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly user_sub: string | null;
  readonly status: 'invited' | 'active' | 'on_leave' | 'offboarded';
  readonly archived_at: string | null;
}

/** Whether somebody works on the team with an account of their own. */
export const isOnTeam = ({ user_sub, status, archived_at }: HeldMember): boolean =>
  user_sub !== null && archived_at === null && (status === 'active' || status === 'on_leave');

/** Some projects that the caller may know of, by id. */
export const listProjectsOf = async (
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly archived_at: string | null }>> => {
  if (ids.length === 0) return new Map();
  const rows = await visibleProjects(context)
    .select(['projects.id', 'projects.name', 'projects.archived_at'])
    .where(sql<boolean>`projects.id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Who may become the person: the member that was theirs before, if any, and the one who waits for them. Both are held. */
export const lockCandidates = async ({ db, organization, person }: Context, waiting: string) => {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'user_sub', 'status', 'archived_at', 'end_date', 'employment'])
    .where('org_id', '=', organization)
    .where((is) => is.or([is('id', '=', waiting), is('user_sub', '=', person.sub)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const candidate = rows.find(({ id }) => id === waiting);
  if (!candidate) throw new Error('An invitation waits for nobody.');
  return { own: rows.find(({ user_sub }) => user_sub === person.sub), waiting: candidate };
};

/** Somebody who may join. */
export type Candidate = Awaited<ReturnType<typeof lockCandidates>>['waiting'];
