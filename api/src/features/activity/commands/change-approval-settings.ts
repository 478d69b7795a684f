import type {
  ApprovalSettings,
  changeApprovalSettings as endpoint,
} from '#contract/activity/settings-endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { readApprovalSettings } from '../queries/approval-settings.ts';

/** Changes how the organization's time is approved. Throws 412 where its settings were changed meanwhile. */
export const changeApprovalSettings = async (
  context: Context,
  change: BodyOf<typeof endpoint>,
): Promise<ApprovalSettings> => {
  const { db, organization } = context;
  const before = await readApprovalSettings(context);
  requireVersion(before, context.version, 'organization');
  const changes = changesBetween(before, change);
  if (Object.keys(changes).length === 0) return before;
  await db.updateTable('organizations').set(change).where('org_id', '=', organization).execute();
  await context.record({
    type: 'organization.updated',
    subject: { type: 'organization', id: organization },
    changes,
  });
  return readApprovalSettings(context);
};
