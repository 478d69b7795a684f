import * as endpoints from '#contract/activity/month-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { closeMonth } from '../commands/close-month.ts';
import { reopenMonth } from '../commands/reopen-month.ts';
import { presentMonth } from '../presenters/month.ts';
import { listMonthRows, readMonth } from '../queries/months.ts';
import { listOpenPeople } from '../queries/open-people.ts';
import { findTimeSettings } from '../queries/settings.ts';

/** Months of an organization: how far their time is, closed and reopened. */
export const registerMonths = (api: Api): void => {
  route(api, endpoints.listMonths, async (context, { query }) => {
    const { data, after } = await listMonthRows(context, query.after);
    return { data: data.map((row) => presentMonth(context, row)), after };
  });
  route(api, endpoints.previewMonth, async (context, { params: { month } }) => {
    const settings = await findTimeSettings(context);
    const [row, open] = await Promise.all([
      readMonth(context, month),
      listOpenPeople(context, settings, month),
    ]);
    return { month: presentMonth(context, row), ...open };
  });
  route(api, endpoints.closeMonth, async (context, { params: { month }, body }) =>
    presentMonth(context, await closeMonth(context, month, body)),
  );
  route(api, endpoints.reopenMonth, async (context, { params: { month }, body }) =>
    presentMonth(context, await reopenMonth(context, month, body)),
  );
};
