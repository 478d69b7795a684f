import { publicationPreview } from '#contract/shifts/publishing-endpoints.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { findAnyProject, planWeek, SHIFTS, WEEK } from './roster-week.ts';
import { BENCH } from './seeds.ts';

const ROUNDS = 5;

/** Publishing a week of 2 000 shifts for 200 people takes less than 2 s. */
export const measurePublishing = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const project = await findAnyProject(muster);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
    'content-type': 'application/json',
  };
  const place = `${muster.url}/api/projects/${project}/roster`;
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await planWeek(muster, project);
    const seen = await readSeen(`${place}/changes?from=${WEEK.from}&to=${WEEK.to}`, headers);
    taken.push(await publish(`${place}/publications`, headers, { ...WEEK, seen }));
  }
  return [atMost('publishing 2 000 shifts', median(taken), 2_000, 'ms')];
};

type Seen = readonly { readonly shift_id: string; readonly version: number }[];

const readSeen = async (url: string, headers: Record<string, string>): Promise<Seen> => {
  const { changes } = publicationPreview.parse(await (await fetch(url, { headers })).json());
  if (changes.length !== SHIFTS) throw new Error(`${changes.length} shifts would be told of.`);
  return changes.map(({ shift_id, version }) => ({ shift_id, version }));
};

/** Milliseconds until it is answered. */
const publish = async (url: string, headers: Record<string, string>, body: object): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  await answer.text();
  const milliseconds = performance.now() - start;
  if (answer.status !== 201) throw new Error(`Publishing answered ${answer.status}.`);
  return milliseconds;
};
