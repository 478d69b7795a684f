import { startBare } from './bare.ts';
import { HEAVY_READER, measureInboxPage } from './inbox-page.ts';
import { load, timeRequests } from './load.ts';
import { atLeast, atMost, type Measurement, median } from './measurement.ts';
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
  const readers = [
    { token: first, inbox: 'an inbox among many' },
    { token: tokens[HEAVY_READER - 1] ?? '', inbox: 'an inbox with half of all' },
  ];
  const inbox = await measureInboxPage(muster, readers, sizes, READERS);
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
