import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Holiday } from '#contract/leave/settings-endpoints.ts';

// Two megabytes of rules that only whoever sets holidays needs: read with the first question (decision 119).
const open = async () => (await import('date-holidays')).default;

const LANGUAGE = 'en';

const named = (names: Readonly<Record<string, string>> | undefined) =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, LANGUAGE));

/** Countries whose public holidays are known, with their regions, by name. */
export const listCountries = async () => {
  const Holidays = await open();
  const all = new Holidays();
  return named(all.getCountries(LANGUAGE)).map(({ code, name }) => ({
    ...{ code, name, regions: named(all.getStates(code, LANGUAGE)) },
  }));
};

/** Throws 422 `country` for a country or region whose holidays aren't known. */
export const requireCountry = async (country: string, region: string | null): Promise<void> => {
  const found = (await listCountries()).find(({ code }) => code === country);
  if (!found)
    throw brokenRule('country', 'country', 'Its public holidays aren’t known: enter them by hand instead.');
  if (region !== null && !found.regions.some(({ code }) => code === region))
    throw brokenRule('country', 'region', `Choose a region of ${found.name}, or none.`);
};

/** Public holidays of a country in a year, each day once. Throws 422 `country`. */
export const findPublicHolidays = async (
  country: string,
  region: string | null,
  year: number,
): Promise<Holiday[]> => {
  await requireCountry(country, region);
  const Holidays = await open();
  const known = region === null ? new Holidays(country) : new Holidays(country, region);
  const days = new Map<string, string[]>();
  for (const { type, date, start, end, name } of known.getHolidays(year, LANGUAGE)) {
    if (type !== 'public') continue;
    const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
    for (let at = 0; at < length; at += 1) {
      const day = addDays(date.slice(0, 10), at);
      days.set(day, [...new Set([...(days.get(day) ?? []), name])]);
    }
  }
  return [...days]
    .filter(([date]) => daysBetween(`${year}-01-01`, date) >= 0 && daysBetween(date, `${year}-12-31`) >= 0)
    .map(([date, names]) => ({ date, name: names.join(' · ').slice(0, 120) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
};
