import { capacity } from '#contract/capacity/shapes.ts';
import { timeRequests } from './load.ts';
import { type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const REQUESTS = 30;

/** Weeks of 200 people with their sums among the shifts that conflict checks were measured with: days on which everybody works. */
export const measureCapacity = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const url = `${muster.url}/api/roster/capacity?from=2016-01-11&per_page=200`;
  const { data } = capacity.parse(await (await fetch(url, { headers })).json());
  const cells = data.flatMap(({ weeks }) => weeks).filter(({ draft_min }) => draft_min > 0).length;
  const taken = median(await timeRequests(url, headers, REQUESTS));
  return [reported('capacity of 200 people and 13 weeks', `${Math.round(taken)} ms, ${cells} weeks planned`)];
};
