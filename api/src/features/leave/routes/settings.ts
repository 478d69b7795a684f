import * as endpoints from '#contract/leave/settings-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { addBlock } from '../commands/add-block.ts';
import { changeHolidays } from '../commands/change-holidays.ts';
import { grantYear } from '../commands/grant-year.ts';
import { removeBlock } from '../commands/remove-block.ts';
import { updateSettings } from '../commands/update-settings.ts';
import { presentCalendar } from '../presenters/calendar.ts';
import { presentSettings } from '../presenters/settings.ts';
import { findPublicHolidays, listCountries } from '../queries/public-holidays.ts';

/** How much leave there is, when there is none, and who is away. */
export const registerLeaveSettings = (api: Api): void => {
  route(api, endpoints.readLeaveSettings, (context, { query }) => presentSettings(context, query.year));
  route(api, endpoints.updateLeaveSettings, async (context, { body }) => {
    await updateSettings(context, body);
    return presentSettings(context);
  });
  route(api, endpoints.grantYear, (context, { body }) => grantYear(context, body.year));
  route(api, endpoints.addLeaveBlock, (context, { body }) => addBlock(context, body));
  route(api, endpoints.removeLeaveBlock, async (context, { params }) => {
    await removeBlock(context, params.block_id);
    return undefined;
  });
  route(api, endpoints.listHolidayCountries, async () => ({ data: await listCountries() }));
  route(api, endpoints.offerHolidays, async (_context, { query: { year, country, region } }) => ({
    data: await findPublicHolidays(country, region ?? null, year),
  }));
  route(api, endpoints.changeHolidays, async (context, { body }) => ({
    before: await changeHolidays(context, body.holidays),
  }));
  route(api, endpoints.readLeaveCalendar, (context, { query }) => presentCalendar(context, query));
};
