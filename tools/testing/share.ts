import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** With fewer processors all journeys take longer than everything else together. */
const ENOUGH_PROCESSORS = 4;
const SHARES = 3;

/**
 * What Playwright is told so that a small machine walks a third of the journeys: another one at another commit, by the second of its
 * making. Nothing, where there are processors for all.
 */
export const shareOfJourneys = (processors = availableParallelism(), madeAt = secondOfCommit()): string[] =>
  processors >= ENOUGH_PROCESSORS ? [] : [`--shard=${(madeAt % SHARES) + 1}/${SHARES}`];

const secondOfCommit = (): number =>
  Number(spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout) || 0;
