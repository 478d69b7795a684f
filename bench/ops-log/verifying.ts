import { readFileSync } from 'node:fs';
import { opsLogCheck } from '#contract/ops-log/shapes.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { fillChain, logOf, type Place } from './place.ts';

const residentOf = ({ muster }: Place): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${muster.process.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Checking a chain: its time, and how much more memory the process holds at most meanwhile. */
export const measureVerifying = async (
  place: Place,
  project: string,
  entries: number,
): Promise<Measurement[]> => {
  await fillChain(place, project, entries);
  const before = residentOf(place);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(place));
  }, 20);
  const started = performance.now();
  const answer = await fetch(`${logOf(place, project)}/verification`, { headers: place.headers });
  const check = opsLogCheck.parse(await answer.json());
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  if (!check.intact || check.records !== entries) throw new Error(`Not intact: ${JSON.stringify(check)}`);
  return [
    atMost(`verifying ${entries} entries`, seconds, 5, 's'),
    atMost('memory while verifying', most - before, 100, 'MB'),
  ];
};
