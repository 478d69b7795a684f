import { publicationPreview } from '#contract/shifts/publishing-endpoints.ts';
import { atMost, type Measurement, median } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const SHIFTS = 2_000;
const PEOPLE = 200;
const ROUNDS = 5;
const WEEK = { from: '2037-03-02', to: '2037-03-08' };

/** Publishing a week of 2 000 shifts for 200 people takes less than 2 s. */
export const measurePublishing = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const project = await anyProject(muster);
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

const anyProject = async ({ sql }: BenchedMuster): Promise<string> => {
  const [found] = await sql<{ id: string }>(
    `select id from projects where org_id = '${BENCH}' and status = 'active' limit 1`,
  );
  if (!found) throw new Error('There is no project to plan.');
  return found.id;
};

/** A week that nobody was told of: each person of the organization on ten short shifts. */
const planWeek = async ({ sql }: BenchedMuster, project: string): Promise<void> => {
  await sql(
    `update published_shifts set publication_id = null where org_id = '${BENCH}' and project_id = '${project}'`,
  );
  await sql(`delete from publications where org_id = '${BENCH}' and project_id = '${project}'`);
  await sql(`delete from shifts where org_id = '${BENCH}' and project_id = '${project}'`);
  await sql(`with people as (select id, row_number() over (order by id) - 1 as at from members where org_id = '${BENCH}' limit ${PEOPLE}),
    planned as (
      insert into shifts (org_id, project_id, role, day, timezone, starts_at, ends_at)
      select '${BENCH}', '${project}', 'Guarding', date '${WEEK.from}' + n % 7, 'UTC',
        (date '${WEEK.from}' + n % 7 + interval '1 hour' * (n / 7 % 20))::timestamp at time zone 'UTC',
        (date '${WEEK.from}' + n % 7 + interval '1 hour' * (n / 7 % 20 + 1))::timestamp at time zone 'UTC'
      from generate_series(0, ${SHIFTS - 1}) n
      returning id, day, starts_at, ends_at),
    numbered as (select *, (row_number() over (order by starts_at, id) - 1) % ${PEOPLE} as at from planned)
    insert into assignments (org_id, shift_id, project_id, member_id, day, starts_at, ends_at, break_min)
    select '${BENCH}', n.id, '${project}', p.id, n.day, n.starts_at, n.ends_at, 0
    from numbered n join people p on p.at = n.at`);
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
