import * as deciding from '#contract/leave/deciding-endpoints.ts';
import * as endpoints from '#contract/leave/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { adjustBalance } from './commands/adjust-balance.ts';
import { approveLeave } from './commands/approve-leave.ts';
import { cancelLeave } from './commands/cancel-leave.ts';
import { rejectLeave } from './commands/reject-leave.ts';
import { requestLeave } from './commands/request-leave.ts';
import { presentLeave } from './presenter.ts';
import { presentBalances } from './presenters/balances.ts';
import { presentOne } from './presenters/one.ts';
import { presentPeople } from './presenters/people.ts';
import { presentPreview } from './presenters/preview.ts';
import { presentUncovered } from './presenters/uncovered.ts';
import { listLeave, listLeaveOf, requireLeave } from './queries/requests.ts';
import { requireMember } from './queries/terms.ts';
import { listBookings } from './queries/uncovered.ts';
import { registerLeaveSettings } from './routes/settings.ts';

/** Leave: asking for it, deciding on it, and what is left of it. */
export const registerLeave = (api: Api): void => {
  route(api, endpoints.listOwnLeave, async (context, { query }) => {
    const page = await listLeaveOf(context, requireMember(context), query);
    return { ...page, data: page.data.map((row) => presentLeave(context, row)) };
  });
  route(api, endpoints.listAllLeave, async (context, { query }) => {
    const page = await listLeave(context, query);
    return { ...page, data: page.data.map((row) => presentLeave(context, row)) };
  });
  route(api, endpoints.previewLeave, (context, { query }) => presentPreview(context, query));
  route(api, endpoints.requestLeave, async (context, { body }) =>
    presentOne(context, await requestLeave(context, body)),
  );
  route(api, endpoints.readBalances, (context, { query }) =>
    presentBalances(context, requireMember(context), query.year),
  );
  route(api, endpoints.listBalances, (context, { query }) => presentPeople(context, query));
  route(api, endpoints.readBalancesOf, (context, { params, query }) =>
    presentBalances(context, params.member_id, query.year),
  );
  route(api, endpoints.adjustBalance, (context, { body }) => adjustBalance(context, body));
  route(api, endpoints.readLeave, (context, { params }) => presentOne(context, params.leave_id));
  route(api, endpoints.cancelLeave, async (context, { params, body }) => {
    await cancelLeave(context, params.leave_id, body.version);
    return presentOne(context, params.leave_id);
  });
  registerDeciding(api);
  registerLeaveSettings(api);
};

const registerDeciding = (api: Api): void => {
  route(api, deciding.listUncoveredShifts, async (context, { params }) => {
    const rows = await listBookings(context, await requireLeave(context, params.leave_id));
    return { data: rows.map((row) => presentUncovered(context, row)) };
  });
  route(api, deciding.approveLeave, async (context, { params, body }) => {
    await approveLeave(context, params.leave_id, body);
    return presentOne(context, params.leave_id);
  });
  route(api, deciding.rejectLeave, async (context, { params, body }) => {
    await rejectLeave(context, params.leave_id, body);
    return presentOne(context, params.leave_id);
  });
};
