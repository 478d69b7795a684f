import { type Role, rank } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { findOwnership } from '../queries/grants.ts';
import { lockOwners, lockRoles } from '../queries.ts';
import { requireHolder } from '../rules/holder.ts';
import { replaceGrant } from '../writing/replace-grant.ts';

interface Transfer {
  /** The role that the caller keeps. */
  readonly keep: Role;
  readonly reason?: string | undefined;
}

/**
 * Makes a member owner in the caller's place, both without an end. Throws 404, 422 `not-an-owner`, `already-owner`,
 * `not-a-member`, `keep-below-owner`.
 */
export const transferOwnership = async (context: Context, id: string, input: Transfer): Promise<void> => {
  const { keep } = input;
  await lockRoles(context);
  // Whoever deletes their account right now is either found here or finds themselves owner.
  await lockOwners(context.db);
  const heir = await requireHolder(context, id, '');
  const own = await findOwnership(context, context.person.sub);
  if (!own) throw brokenRule('not-an-owner', '', 'Only an owner whose role never expires can hand it over.');
  if (await findOwnership(context, heir.subject))
    throw brokenRule('already-owner', '', `${heir.name} is an owner already.`);
  if (rank(keep) >= rank('owner')) throw brokenRule('keep-below-owner', 'keep', 'Keep a role below owner.');
  await writeTransfer(context, { own: own.id, heir, keep, reason: input.reason || null });
};

interface Handover {
  /** Id of the caller's role as owner. */
  readonly own: string;
  readonly heir: { readonly id: string; readonly subject: string };
  readonly keep: Role;
  readonly reason: string | null;
}

const writeTransfer = async (context: Context, { own, heir, keep, reason }: Handover): Promise<void> => {
  const { db, organization, person, member } = context;
  const lasting = { project_id: null, reason, expires_at: null };
  await db.deleteFrom('role_grants').where('org_id', '=', organization).where('id', '=', own).execute();
  const kept = await replaceGrant(context, { subject: person.sub, role: keep, ...lasting });
  const given = await replaceGrant(context, { subject: heir.subject, role: 'owner', ...lasting });
  const handed: NewEvent = {
    type: 'ownership.transferred',
    subject: { type: 'member', id: heir.id },
    changes: { role: [null, 'owner'] },
    data: { grant_id: given, reason, from_member_id: member, kept: keep },
  };
  await context.record(handed, ...(member ? [steppedDown(member, kept, keep, reason)] : []));
};

const steppedDown = (member: string, kept: string, keep: Role, reason: string | null): NewEvent => ({
  type: 'grant.changed',
  subject: { type: 'member', id: member },
  changes: { role: ['owner', keep] },
  data: { grant_id: kept, reason },
});
