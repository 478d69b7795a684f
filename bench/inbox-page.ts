import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';

/** Somebody whose inbox is measured, and what it is an example of. */
interface Reader {
  readonly token: string;
  readonly inbox: string;
}

/** Whom every second notification is told. */
export const HEAVY_READER = 2;

/** A page of an inbox must hardly cost more where all inboxes together hold ten million rows than where they hold a thousand. */
export const measureInboxPage = async (
  muster: BenchedMuster,
  readers: readonly Reader[],
  sizes: readonly number[],
  people: number,
): Promise<Measurement[]> => {
  const url = `${muster.url}/api/users/me/notifications`;
  const taken: number[][] = readers.map(() => []);
  let rows = 0;
  for (const size of sizes) {
    await seedNotifications(muster, rows, size, people);
    for (const [at, { token }] of readers.entries()) {
      const headers = { authorization: `Bearer ${token}` };
      if (rows === 0) await timeRequests(url, headers, 2_000);
      taken[at]?.push(await calmest(url, headers));
    }
    rows = size;
  }
  return readers.flatMap(({ inbox }, at) => report(inbox, sizes, taken[at] ?? []));
};

const report = (inbox: string, sizes: readonly number[], p50s: readonly number[]): Measurement[] => {
  const [first = Number.NaN] = p50s;
  const detail = sizes.map((size, at) => `${size.toExponential()}: ${p50s[at]?.toFixed(2)} ms`).join(', ');
  return [
    atMost(`p50 of a page of ${inbox}, most rows ÷ fewest`, (p50s.at(-1) ?? Number.NaN) / first, 1.5, '×'),
    reported(`p50 of a page of ${inbox}`, detail),
  ];
};

/** The lowest median of several rounds: what a neighbour on the machine adds to some of them is not ours. */
const calmest = async (url: string, headers: Record<string, string>): Promise<number> => {
  const medians: number[] = [];
  for (let round = 0; round < 8; round += 1) medians.push(median(await timeRequests(url, headers, 150)));
  return Math.min(...medians);
};

const TABLES = ['notifications', 'notification_channels'];

/**
 * Half of the rows are one person's, the others everybody's in turn; the first reader has the first 200, so that their page is
 * full at every size. The counts are set once at the end instead of row by row. Ten million take some minutes and 9 GB.
 */
const seedNotifications = async (
  { sql }: BenchedMuster,
  from: number,
  rows: number,
  people: number,
): Promise<void> => {
  const whose = `'reader-' || case when n <= 200 then 1 when n % 2 = 0 then ${HEAVY_READER} else (n / 2) % ${people} + 1 end`;
  for (const table of TABLES) await sql(`alter table ${table} disable trigger all`);
  for (let start = from + 1; start <= rows; start += 500_000) {
    const end = Math.min(rows, start + 499_999);
    await sql(`with told as (
        insert into notifications (recipient, type, title, url, reason, source, surfaced_at)
        select ${whose}, 'project.assigned', 'assigned you to project ' || n, '/manager/projects', 'You manage it.', n,
          timestamptz '2016-01-01' + n * interval '30 s' from generate_series(${start}, ${end}) n
        returning recipient, id)
      insert into notification_channels (recipient, notification_id, channel, status, ready_at)
      select recipient, id, 'app', 'ready', now() from told`);
  }
  for (const table of TABLES) await sql(`alter table ${table} enable trigger all`);
  await sql(`insert into notification_counts (recipient, unread, total)
    select recipient, count(*), count(*) from notifications where archived_at is null and snoozed_until is null group by 1
    on conflict (recipient) do update set unread = excluded.unread, total = excluded.total`);
  await sql(`vacuum analyze ${TABLES.join(', ')}, notification_counts`);
};
