import type { ApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** How the organization's time is approved. */
export const readApprovalSettings = ({ db, organization }: Context): Promise<ApprovalSettings> =>
  db
    .selectFrom('organizations')
    .select(['version', 'approval', 'approve_within_plan', 'edit_window_days'])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
