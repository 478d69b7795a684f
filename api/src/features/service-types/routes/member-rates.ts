import * as endpoints from '#contract/members/rates.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { requireMember } from '../../members/queries.ts';
import { addMemberRate } from '../commands/add-member-rate.ts';
import { endRate } from '../commands/end-rate.ts';
import { removeRate } from '../commands/remove-rate.ts';
import { presentMemberRate } from '../presenter.ts';
import { listRatesOfMember, readToday, requireRate } from '../queries/rates.ts';

/** What people cost and sell for, from day to day, as their own page has it. */
export const registerMemberRates = (api: Api): void => {
  route(api, endpoints.listMemberRates, async (context, { params, query }) => {
    const [, today, page] = await Promise.all([
      requireMember(context, params.member_id),
      readToday(context),
      listRatesOfMember(context, params.member_id, query),
    ]);
    return { ...page, data: page.data.map((rate) => presentMemberRate(rate, today)) };
  });
  route(api, endpoints.addMemberRate, async (context, { params: { member_id }, body }) =>
    present(context, member_id, await addMemberRate(context, member_id, body)),
  );
  route(api, endpoints.endMemberRate, async (context, { params: { member_id, rate_id }, body }) => {
    await endRate(context, { member_id }, rate_id, body);
    return present(context, member_id, rate_id);
  });
  route(api, endpoints.removeMemberRate, async (context, { params: { member_id, rate_id } }) => {
    await removeRate(context, { member_id }, rate_id);
    return undefined;
  });
};

const present = async (context: Context, member_id: string, id: string) =>
  presentMemberRate(await requireRate(context, { member_id }, id), await readToday(context));
