import { timeRequests } from '../load.ts';
import { atMost, type Measurement, median } from '../measurement.ts';
import { fillFast, fillHandovers, logOf, type Place } from './place.ts';

const REQUESTS = 40;
/**
 * A common word, one of a thousandth of the entries, one of a handful; then common words that stand together, that never do, and
 * nothing.
 */
const SEARCHES = ['gate', 'number123', 'rare4711', 'gate number123', 'gate keys', 'gate truck', 'nothing'];
/** Types and severities that few entries have, and what is open. */
const FILTERS = {
  'a rare type': 'type=safety',
  'several rare types': 'type=safety&type=visitor',
  'rare severities': 'severity=sev1&severity=sev3',
  'what is open': 'open=yes',
};

type Time = (project: string, query?: string) => Promise<number>;

const timing =
  (place: Place): Time =>
  async (project, query = '') =>
    median(await timeRequests(`${logOf(place, project)}${query}`, place.headers, REQUESTS));

/** How much longer a page of a big log takes than one of a small one, in turns. */
const compare = async (time: Time, small: string, big: string) => {
  await time(big);
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    few.push(await time(small));
    many.push(await time(big));
  }
  return { ratio: median(many) / median(few), detail: `${median(many).toFixed(1)} ms` };
};

/** The first page, searches and filters of a big log; the page against that of a small one. */
export const measureReading = async (
  place: Place,
  [small, big]: readonly [string, string],
  [few, many]: readonly [number, number],
): Promise<Measurement[]> => {
  await fillFast(place, small, few);
  await fillFast(place, big, many);
  await place.muster.sql('vacuum analyze ops_log');
  await place.muster.sql('vacuum analyze ops_log_items');
  const time = timing(place);
  const { ratio, detail } = await compare(time, small, big);
  const found = [atMost(`a page of ${many} entries against ${few}`, ratio, 1.5, '×', detail)];
  for (const words of SEARCHES) {
    const taken = await time(big, `?q=${encodeURIComponent(words)}`);
    found.push(atMost(`search for “${words}” in ${many}`, taken, 50, 'ms'));
  }
  for (const [name, query] of Object.entries(FILTERS))
    found.push(atMost(`${name} in ${many}`, await time(big, `?${query}`), 50, 'ms'));
  return found;
};

/** The first page of handovers that wait, each for whoever is rostered next: thousands against a pageful. */
export const measureHandovers = async (
  place: Place,
  [small, big]: readonly [string, string],
): Promise<Measurement[]> => {
  const [few, many] = [60, 3_000];
  await fillHandovers(place, small, few);
  await fillHandovers(place, big, many);
  for (const table of ['ops_log', 'ops_log_items', 'published_shifts', 'assignments'])
    await place.muster.sql(`vacuum analyze ${table}`);
  const { ratio, detail } = await compare(timing(place), small, big);
  return [atMost(`a page of ${many} handovers that wait against ${few}`, ratio, 1.5, '×', detail)];
};
