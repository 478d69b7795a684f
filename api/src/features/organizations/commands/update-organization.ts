import type { OrganizationChanges } from '#contract/organizations/administration.ts';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import type { Context, RootContext } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireAdministered } from '../queries/administered.ts';
import { lockSettings, type SettingsRow } from '../queries/settings.ts';
import { requireFreeSlug } from '../rules/slug.ts';
import { requireStep } from '../rules/step.ts';

const DEEDS = { active: 'restored', suspended: 'suspended', archived: 'archived' } as const;

/** Renames an organization, or ends or begins anew its being active. Throws 404, 412, and 422 with the rule that is broken. */
export const updateOrganization = async (
  context: RootContext,
  id: string,
  { status, reason, ...names }: OrganizationChanges,
): Promise<void> => {
  await requireAdministered(context, id);
  const inside = await context.enter(id);
  const before = await lockSettings(inside);
  requireVersion(before, context.version, 'organization');
  const renamed = changesBetween(before, names);
  if (names.slug !== undefined && 'slug' in renamed) await requireFreeSlug(context, names.slug, id);
  const moved = status && status !== before.status ? step(before, status, reason) : null;
  const fields = { ...names, ...moved?.fields(context.now) };
  if (!moved && Object.keys(renamed).length === 0) return;
  await inside.db.updateTable('organizations').set(fields).where('org_id', '=', id).execute();
  if (Object.keys(renamed).length > 0) await tell(context, inside, 'updated', renamed);
  if (moved) await tell(context, inside, moved.deed, moved.changes);
};

const step = (before: SettingsRow, to: OrganizationStatus, reason: string | undefined) => {
  requireStep({ from: before.status, to, reason });
  const after = { status: to, status_reason: to === 'active' ? null : (reason ?? null) };
  const fields = (now: Date) => ({
    ...after,
    status_changed_at: now.toISOString(),
    archived_at: to === 'archived' ? now.toISOString() : null,
  });
  // Bringing one back from the archive leaves it suspended: that is what was done.
  const deed = before.status === 'archived' ? 'restored' : DEEDS[to];
  return { deed, fields, changes: changesBetween(before, after) } as const;
};

/** In the organization's own trail, and in the one above. */
const tell = async (
  { recordAtRoot }: RootContext,
  { organization: id, record }: Context,
  deed: 'updated' | 'restored' | 'suspended' | 'archived',
  changes: Changes,
): Promise<void> => {
  const event = { type: `organization.${deed}`, subject: { type: 'organization', id }, changes } as const;
  await record(event);
  await recordAtRoot(event);
};
