import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../server.ts';
import { DRAWS, go, type Marked, makeMarked, type Outcome, type Wish } from './traffic.ts';

const REQUESTS = 10_000;
const CONNECTIONS = 24;
const MARKS = ['mark-amber', 'mark-birch', 'mark-coral', 'mark-delta', 'mark-ember'];

let muster: TestServer;
let organizations: Marked[];
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
beforeAll(async () => {
  muster = await openTestServer();
  organizations = await makeMarked(muster, MARKS);
  await muster.server.http.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(muster.server.http.server.address());
});
afterAll(async () => {
  agent.destroy();
  await muster.close();
});

const portOf = (address: string | AddressInfo | null): number => {
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
};

/** Numbers from 0 up to 1, the same ones on every run. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const draw = (next: () => number): Wish => {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const organization = pick(organizations);
  const { by, ...rest } = pick(DRAWS)(organization);
  const hasty = next() < 0.13 ? { patience: Math.floor(next() * 60) } : {};
  return { ...rest, ...hasty, organization, bearer: organization.bearers[pick(by)] ?? '' };
};

/** What an answer holds of other organizations than the asked one. */
const strangersIn = ({ organization }: Wish, { text }: Outcome): string[] =>
  organizations
    .filter((other) => other !== organization)
    .flatMap((other) => [other.mark, other.id, other.rows.project, other.rows.client])
    .filter((word) => text.includes(word));

const ownersOfRows = async (): Promise<Map<string, string>> => {
  const tables = await muster.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = 'public' and 2 = (
       select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('org_id', 'id') and not a.attisdropped)`,
  );
  const owners = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await muster.database.query<{ id: string; org_id: string; marks: string[] }>(
      `select id, org_id, array(select distinct m[1] from regexp_matches(t::text, '(mark-[a-z]+)', 'g') m) as marks from ${name} t`,
    );
    for (const { id, org_id, marks } of rows) owners.set(`${name} ${id}`, [org_id, ...marks].join());
  }
  return owners;
};

test('10 000 requests of five organizations through one pool, some broken off: nobody sees or gets another’s row', async () => {
  const before = await ownersOfRows();
  const next = numbers(20_260_302);
  const seen: string[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const wish = draw(next);
      const outcome = await go(agent, port, wish);
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      seen.push(...strangersIn(wish, outcome).map((word) => `${wish.method} ${wish.path}: ${word}`));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const counts = Object.fromEntries([...statuses].sort());
  console.log(
    `mixed organizations: ${REQUESTS} requests, answers by status (0 = broken off): ${JSON.stringify(counts)}`,
  );
  expect(seen).toEqual([]);
  expect(
    Object.keys(counts).filter((status) => !['0', '200', '201', '204', '412', '422'].includes(status)),
  ).toEqual([]);
  expect(counts[0]).toBeGreaterThan(REQUESTS / 20);
  expect((counts[200] ?? 0) + (counts[201] ?? 0)).toBeGreaterThan(REQUESTS / 2);

  const after = await ownersOfRows();
  expect(
    [...before].filter(
      ([row, owner]) => after.has(row) && after.get(row)?.slice(0, 36) !== owner.slice(0, 36),
    ),
  ).toEqual([]);
  const markOf = new Map(organizations.map(({ id, mark }) => [id, mark]));
  const strange = [...after].filter(([, owner]) => {
    const [organization = '', ...marks] = owner.split(',');
    return marks.some((mark) => mark !== markOf.get(organization));
  });
  expect(strange).toEqual([]);
  expect(after.size).toBeGreaterThan(before.size + 500);
}, 300_000);

test('the pool is as good as new afterwards', async () => {
  const idle = () =>
    muster.database.query(
      "select state from pg_stat_activity where datname = current_database() and application_name = 'muster' and state <> 'idle'",
    );
  await expect.poll(idle).toEqual([]);
  const settings = await Promise.all(
    Array.from({ length: 8 }, () =>
      muster.server.databases.query("select current_setting('muster.org', true) as org"),
    ),
  );
  expect(new Set(settings.map(({ rows }) => rows[0].org ?? ''))).toEqual(new Set(['']));
  const answers = await Promise.all(
    organizations.flatMap((organization) =>
      Array.from({ length: 8 }, async () => {
        const wish = {
          method: 'GET',
          path: '/choices/clients',
          bearer: organization.bearers.owner ?? '',
          organization,
        };
        const outcome = await go(agent, port, wish);
        return [outcome.status, outcome.text.includes(organization.mark), strangersIn(wish, outcome)];
      }),
    ),
  );
  expect(answers).toEqual(answers.map(() => [200, true, []]));
});
