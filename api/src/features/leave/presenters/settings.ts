import type { LeaveSettings } from '#contract/leave/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { countGranted, findSettings, listAllowances, listBlocks, listHolidays } from '../queries/settings.ts';
import { dayMinutes, findTerms } from '../queries/terms.ts';

/** What an organization says about leave, with the holidays and blocked days of a year. */
export const presentSettings = async (context: Context, asked?: number): Promise<LeaveSettings> => {
  const terms = await findTerms(context);
  const year = asked ?? Number(terms.today.slice(0, 4));
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const [settings, allowances, blocks, holidays, granted] = await Promise.all([
    findSettings(context),
    listAllowances(context),
    listBlocks(context, first, last),
    listHolidays(context, first, last),
    countGranted(context, year),
  ]);
  const { version, country, region } = settings ?? { version: 1, country: null, region: null };
  const day_minutes = dayMinutes(terms);
  return { version, country, region, day_minutes, allowances, blocks, year, holidays, granted };
};
