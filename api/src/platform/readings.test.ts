import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HAPPENINGS } from '../../test/happenings.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../test/people.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';
import { UNTOLD } from '../../test/untold.ts';

interface Line {
  readonly reqId: string;
  readonly msg: string;
  readonly path?: string;
  readonly status?: number;
  readonly sub?: string;
}

let muster: TestServer;
let foreign: string;
/** Whether readings go without a transaction, as they do, or in one, as everything else. */
let isAlone = true;
let aloneTimes = 0;
const lines: Line[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => lines.push(JSON.parse(line)) };
  muster = await openTestServer({}, { logLevel: 'info', logStream });
  foreign = (await makeOrganization(muster.database)).id;
  await muster.database.query(UNTOLD);
  const { databases } = muster.server;
  const { within } = databases;
  databases.within = (scope, work) => {
    const alone = isAlone ? scope.alone : undefined;
    if (alone) aloneTimes += 1;
    return within({ ...scope, alone }, work);
  };
});
afterAll(() => muster.close());

const ME = '/api/users/me';
const POLL = `${ME}/notifications/poll?from=`;
const PATHS = [
  ...[ME, `${ME}/permissions`, `${ME}/organizations`, `${ME}/invitations`, `${ME}/notification-preferences`],
  ...[`${ME}/notifications`, `${ME}/notifications?view=archived`, `${ME}/notifications?after=nonsense`],
  ...[
    `${ME}/notifications/${randomUUID()}`,
    `${POLL}1970-01-01T00:00:00Z`,
    `${POLL}2096-01-01T00:00:00Z`,
    POLL,
  ],
  ...['/api/projects', '/api/projects?after=nonsense', '/api/members?per_page=2', '/api/audit'],
];

type Headers = Record<string, string>;
/** What a request may say beside its path, made of a token that is good. */
const SAYINGS: Readonly<Record<string, (token: string) => Headers>> = {
  'as themselves': (token) => ({ authorization: `Bearer ${token}` }),
  'in their organization': (token) => ({
    authorization: `Bearer ${token}`,
    'organization-id': muster.organization.id,
  }),
  'in a foreign organization': (token) => ({ authorization: `Bearer ${token}`, 'organization-id': foreign }),
  'in nonsense': (token) => ({ authorization: `Bearer ${token}`, 'organization-id': 'nonsense' }),
  'through a view that is none': (token) => ({ authorization: `Bearer ${token}`, 'view-as': randomUUID() }),
  'with a token of nobody': (token) => ({ authorization: `Bearer ${token}x` }),
  'without a token': () => ({}),
};

/** Two who go through the same: one reads without a transaction, the other in one. */
type Twins = readonly [TestPerson, TestPerson];
const newcomers = async (): Promise<Twins> => [
  await makePerson(muster.database, muster.organization.id, 'member'),
  await makePerson(muster.database, muster.organization.id, 'member'),
];

const happen = async (twins: Twins, what: string) => {
  for (const twin of twins) await HAPPENINGS[what]?.(muster.database, twin, muster.organization.id);
};

/** Without what is a request's or a person's own, and without moments. */
const OWN =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=-)[0-9a-f]{8}(?=@)|\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)|[\w-]{60,}/g;
const COUNTED = ['date', 'content-length', 'etag', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

const ask = async (person: TestPerson, alone: boolean, url: string, saying: string) => {
  isAlone = alone;
  const headers = SAYINGS[saying]?.(await muster.tokenOf(person)) ?? {};
  const answer = await muster.server.http.inject({ url, headers });
  const id = String(answer.headers['x-request-id']);
  await expect.poll(() => lines.some(({ reqId, msg }) => reqId === id && msg === 'answered')).toBe(true);
  const logged = lines.filter(({ reqId }) => reqId === id);
  return {
    status: answer.statusCode,
    body: answer.body.replaceAll(OWN, '#'),
    headers: Object.entries(answer.headers)
      .filter(([name]) => !COUNTED.includes(name))
      .map(([name, value]) => `${name}: ${value}`.replaceAll(OWN, '#')),
    logged: logged.map(({ msg, path, status, sub }) => [
      msg,
      path?.replaceAll(OWN, '#'),
      status,
      sub === person.sub,
    ]),
  };
};

const requireSame = async ([one, other]: Twins, url: string, saying: string): Promise<number> => {
  const [alone, ordinary] = [await ask(one, true, url, saying), await ask(other, false, url, saying)];
  expect(alone, `${url} ${saying}`).toEqual(ordinary);
  return alone.status;
};

test.each(Object.keys(HAPPENINGS))(
  'whoever reads without a transaction is answered as in one, after: %s',
  async (what) => {
    for (const saying of Object.keys(SAYINGS)) {
      const twins = await newcomers();
      await happen(twins, 'something is told');
      await requireSame(twins, ME, 'as themselves');
      await happen(twins, what);
      for (const url of PATHS) await requireSame(twins, url, saying);
    }
  },
);

/** Numbers below 1 that are the same in every run. Source: mulberry32. */
const dice = (seed: number) => {
  let state = seed;
  return <Item>(items: readonly Item[]): Item | undefined => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return items[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * items.length)];
  };
};

test.each([1, 2, 3, 4, 5, 6])('and after any that follow on each other, walk %i', async (seed) => {
  const any = dice(seed);
  const twins = await newcomers();
  for (let step = 0; step < 25; step += 1) {
    await happen(twins, any(Object.keys(HAPPENINGS)) ?? '');
    for (let turn = 0; turn < 3; turn += 1)
      await requireSame(
        twins,
        any(PATHS) ?? '',
        any(['as themselves', 'as themselves', ...Object.keys(SAYINGS)]) ?? '',
      );
  }
});

test('and where a table is out of reach; readings went both ways in all of this', async () => {
  const twins = await newcomers();
  await requireSame(twins, ME, 'as themselves');
  for (const table of ['access_stamps', 'notification_counts']) {
    await muster.database.query(`revoke select on ${table} from muster_app`);
    expect(await requireSame(twins, `${POLL}1970-01-01T00:00:00Z`, 'as themselves')).toBe(500);
    await muster.database.query(`grant select on ${table} to muster_app`);
  }
  expect(aloneTimes).toBeGreaterThan(500);
});
