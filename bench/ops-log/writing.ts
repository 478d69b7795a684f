import { randomUUID } from 'node:crypto';
import { opsLogCheck } from '#contract/ops-log/shapes.ts';
import { atLeast, atMost, type Measurement, reported } from '../measurement.ts';
import { logOf, type Place } from './place.ts';

const WRITERS = 32;
const EACH = 100;

/** As the pages send it. */
const write = async (place: Place, project: string, at: number): Promise<void> => {
  const headers = {
    ...place.headers,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({ type: 'note', title: `Round ${at}`, body: 'Nothing to report.' });
  const answer = await fetch(logOf(place, project), { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`An entry was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
};

/** Entries a second that people write into one log at once. */
const round = async (place: Place, project: string): Promise<number> => {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let at = 0; at < EACH; at += 1) await write(place, project, at);
    }),
  );
  return (WRITERS * EACH) / ((performance.now() - started) / 1000);
};

/** People who write into one log at once: how many entries a second, and whether every place is taken once. */
export const measureWriters = async (place: Place, project: string): Promise<Measurement[]> => {
  const cold = await round(place, project);
  const warm = await round(place, project);
  const written = 2 * WRITERS * EACH;
  const [places] = await place.muster.sql<{ gaps: number; doubles: number }>(
    `select (max(seq) - count(distinct seq))::int + abs(${written} - count(distinct seq))::int as gaps,
       (count(*) - count(distinct seq))::int as doubles from ops_log where project_id = $1`,
    [project],
  );
  const answer = await fetch(`${logOf(place, project)}/verification`, { headers: place.headers });
  const { intact } = opsLogCheck.parse(await answer.json());
  return [
    atLeast(`entries/s, ${WRITERS} writers of one log`, warm, 300, `${WRITERS * EACH} entries`),
    reported('the same right after the start', cold.toFixed(0)),
    atMost('gaps in their sequence', places?.gaps ?? Number.NaN, 0, ''),
    atMost('doubles in their sequence', places?.doubles ?? Number.NaN, 0, ''),
    atMost('faults that verifying finds in it', intact ? 0 : 1, 0, ''),
  ];
};
