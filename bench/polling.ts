import { startBare } from './bare.ts';
import { load, timeRequests } from './load.ts';
import { atLeast, atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';

const READERS = 1_000;
const ROUNDS = 3;
const reader = (at: string) => `'reader-' || (${at})`;
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

/** A poll with nothing new against a bare read, many people's polls, and a page of the inbox as ever more is told. */
export const measurePolling = async (
  muster: BenchedMuster,
  { seconds, minute, sizes }: { seconds: number; minute: number; sizes: readonly number[] },
): Promise<Measurement[]> => {
  await seedReaders(muster);
  const tokens: string[] = [];
  for (let at = 1; at <= READERS; at += 1) tokens.push(await muster.tokenOf(`reader-${at}@bench.example`));
  const [first = ''] = tokens;
  const inbox = await measureInbox(muster, headersOf(first), sizes);
  const ratio = await compare(muster, headersOf(first), seconds);
  const jitter = await pollWithJitter(muster, tokens, minute);
  return [ratio, jitter, ...inbox];
};

const seedReaders = async ({ sql }: BenchedMuster): Promise<void> => {
  for (const table of ['idp.users', 'users'])
    await sql(`insert into ${table} (sub, email, email_verified, name)
      select ${reader('n')}, ${reader('n')} || '@bench.example', true, 'Reader ' || n from generate_series(1, ${READERS}) n`);
};

/** From later than anything came: the row of the counts is all that is read. */
const QUIET = '/api/users/me/notifications/poll?from=2096-01-01T00:00:00Z';

const compare = async (muster: BenchedMuster, headers: Record<string, string>, seconds: number) => {
  const bare = await startBare('bare-read.ts', muster.databaseUrl, 'reader-1');
  const ratios: number[] = [];
  const details: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await load(bare.url, {}, 32, seconds);
    const poll = await load(muster.url + QUIET, headers, 32, seconds);
    const errors = floor.errors + poll.errors;
    ratios.push(errors === 0 ? poll.requestsPerSecond / floor.requestsPerSecond : 0);
    details.push(
      `${Math.round(poll.requestsPerSecond)} ÷ ${Math.round(floor.requestsPerSecond)}/s, p99 ${poll.p99} ms, ${errors} errors`,
    );
  }
  bare.stop();
  const middle = median(ratios);
  return atLeast(
    'poll with nothing new ÷ bare indexed read, 32 connections',
    middle,
    0.5,
    details[ratios.indexOf(middle)] ?? '',
  );
};

/** Everybody polls once a minute, at a moment of their own; the first time nobody is known to the server. */
const pollWithJitter = async ({ url }: BenchedMuster, tokens: readonly string[], minute: number) => {
  const taken = await Promise.all(
    tokens.flatMap((token) =>
      [0, 1].map(async (turn) => {
        await new Promise((resolve) => setTimeout(resolve, (turn + Math.random()) * minute * 1_000));
        const [time = Number.NaN] = await timeRequests(url + QUIET, headersOf(token), 1);
        return time;
      }),
    ),
  );
  const sorted = taken.toSorted((one, other) => one - other);
  return atMost(
    `${READERS} people poll within ${minute} s, twice, 95th percentile`,
    sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    100,
    'ms',
    `median ${median(sorted).toFixed(1)}, slowest ${sorted.at(-1)?.toFixed(1)}`,
  );
};

/** A page of an inbox must hardly cost more where everybody's inboxes hold ten million than where they hold a thousand. */
const measureInbox = async (
  muster: BenchedMuster,
  headers: Record<string, string>,
  sizes: readonly number[],
): Promise<Measurement[]> => {
  const url = `${muster.url}/api/users/me/notifications`;
  const p50s: number[] = [];
  let rows = 0;
  for (const size of sizes) {
    await seedNotifications(muster, rows, size);
    if (rows === 0) await timeRequests(url, headers, 2_000);
    p50s.push(await calmest(url, headers));
    rows = size;
  }
  const [first = Number.NaN] = p50s;
  const detail = sizes.map((size, at) => `${size.toExponential()}: ${p50s[at]?.toFixed(2)} ms`).join(', ');
  return [
    atMost('p50 of a page of the inbox, most rows ÷ fewest', (p50s.at(-1) ?? Number.NaN) / first, 1.5, '×'),
    reported('p50 of a page of the inbox', detail),
  ];
};

/** The lowest median of several rounds: what a neighbour on the machine adds to some of them is not ours. */
const calmest = async (url: string, headers: Record<string, string>): Promise<number> => {
  const medians: number[] = [];
  for (let round = 0; round < 8; round += 1) medians.push(median(await timeRequests(url, headers, 150)));
  return Math.min(...medians);
};

/** Spread over everybody; the first reader has the first 200, so that their page is full at every size. */
const seedNotifications = async ({ sql }: BenchedMuster, from: number, rows: number): Promise<void> => {
  const whose = reader(`case when n <= 200 then 1 else n % ${READERS} + 1 end`);
  for (let start = from + 1; start <= rows; start += 500_000) {
    const end = Math.min(rows, start + 499_999);
    await sql(`with told as (
        insert into notifications (recipient, type, title, url, reason, source, surfaced_at)
        select ${whose}, 'project.assigned', 'assigned you to project ' || n, '/manager/projects', 'You manage it.', n,
          timestamptz '2026-01-01' + n * interval '1 s' from generate_series(${start}, ${end}) n
        returning recipient, id)
      insert into notification_channels (recipient, notification_id, channel, status, ready_at)
      select recipient, id, 'app', 'ready', now() from told`);
  }
  await sql('vacuum analyze notifications, notification_channels, notification_counts');
};
