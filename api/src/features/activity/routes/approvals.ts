import * as endpoints from '#contract/activity/approval-endpoints.ts';
import * as settingsEndpoints from '#contract/activity/settings-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { approveEntries } from '../commands/approve-entries.ts';
import { rejectEntries } from '../commands/reject-entries.ts';
import { reopenEntries } from '../commands/reopen-entries.ts';
import { presentWaitingEntry, presentWaitingWeek } from '../presenters/waiting.ts';
import { readApprovalSettings } from '../queries/approval-settings.ts';
import { findTimeSettings } from '../queries/settings.ts';
import { listEntriesWaiting, listLeaveOfWeeks, listWeeksWaiting } from '../queries/waiting.ts';

/** Time that others submitted, what the caller decides of it, and how that is asked. */
export const registerApprovals = (api: Api): void => {
  route(api, endpoints.listWaitingWeeks, async (context, { query }) => {
    const settings = await findTimeSettings(context);
    const { data, ...cursors } = await listWeeksWaiting(context, settings, query);
    const leave = Map.groupBy(await listLeaveOfWeeks(context, data), ({ member_id }) => member_id);
    const weeks = data.map((row) => presentWaitingWeek(settings, row, leave.get(row.member_id) ?? []));
    return { data: weeks, ...cursors };
  });
  route(api, endpoints.listWaitingEntries, async (context, { query }) => {
    const { data, ...cursors } = await listEntriesWaiting(context, query);
    return { data: data.map(presentWaitingEntry), ...cursors };
  });
  route(api, endpoints.approveEntries, (context, { body }) => approveEntries(context, body.entries));
  route(api, endpoints.rejectEntries, (context, { body: { entries, reason } }) =>
    rejectEntries(context, entries, reason),
  );
  route(api, endpoints.reopenEntries, (context, { body }) => reopenEntries(context, body.entries));
  route(api, settingsEndpoints.readApprovalSettings, (context) => readApprovalSettings(context));
};
