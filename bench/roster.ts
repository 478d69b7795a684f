import { startBare } from './bare.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { findAnyProject, planWeek, WEEK } from './roster-week.ts';
import { BENCH } from './seeds.ts';

const ROUNDS = 5;
const REQUESTS = 10;

/** A week of 200 people and 2 000 shifts against a bare handler that sends the same rows, in turns: at most three times its time. */
export const measureRoster = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const project = await findAnyProject(muster);
  await planWeek(muster, project);
  await muster.sql('analyze shifts, assignments');
  const bare = await startBare('bare-roster.ts', muster.databaseUrl, project);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const week = `from=${WEEK.from}&to=${WEEK.to}`;
  try {
    const ratios: number[] = [];
    const details: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = median(await timeRequests(`${bare.url}/?${week}`, {}, REQUESTS));
      const ours = median(
        await timeRequests(`${muster.url}/api/projects/${project}/roster?${week}`, headers, REQUESTS),
      );
      ratios.push(ours / floor);
      details.push(`${Math.round(ours)} ÷ ${Math.round(floor)} ms`);
    }
    const middle = median(ratios);
    return [atMost('week of 2 000 shifts ÷ bare handler', middle, 3, '×', details[ratios.indexOf(middle)])];
  } finally {
    bare.stop();
  }
};
