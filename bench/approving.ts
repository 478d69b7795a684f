import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH } from './seeds.ts';

const AT_ONCE = 1_000;
const ROUNDS = 5;
const PLACE = '/api/daily-activity/approvals';

/** Approving 1 000 entries in one action takes at most 2 s. */
export const measureApproving = async (muster: BenchedMuster): Promise<Measurement[]> => {
  await reportToManager(muster);
  const headers = {
    authorization: `Bearer ${await muster.tokenOf('manager@muster.example')}`,
    'organization-id': BENCH,
  };
  const taken: number[] = [];
  const listed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const entries = await submitSome(muster);
    const list = await timeRequests(`${muster.url}${PLACE}`, headers, 20);
    listed.push(median(list));
    taken.push(await approve(muster.url, headers, entries));
  }
  return [
    atMost('approving 1 000 entries in one action', median(taken), 2_000, 'ms'),
    reported('list of 1 000 entries that wait, by person and week', `${Math.round(median(listed))} ms`),
  ];
};

const reportToManager = async ({ sql }: BenchedMuster): Promise<void> => {
  await sql(`update members set manager_id = (
      select m.id from members m join users u on u.sub = m.user_sub
      where m.org_id = '${BENCH}' and u.email = 'manager@muster.example')
    where org_id = '${BENCH}' and user_sub is null`);
};

const submitSome = ({ sql }: BenchedMuster) =>
  sql<{ id: string; version: number }>(`update activity_entries set status = 'submitted'
    where org_id = '${BENCH}' and id in (
      select e.id from activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id
      where e.org_id = '${BENCH}' and e.status = 'draft' and m.user_sub is null limit ${AT_ONCE})
    returning id, version`);

/** Milliseconds until it is answered. */
const approve = async (
  url: string,
  headers: Record<string, string>,
  entries: readonly object[],
): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(`${url}${PLACE}/approve`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ entries }),
  });
  const said = await answer.text();
  const milliseconds = performance.now() - start;
  if (said.split('"approved"').length - 1 !== AT_ONCE)
    throw new Error(`Approving answered ${answer.status}.`);
  return milliseconds;
};
