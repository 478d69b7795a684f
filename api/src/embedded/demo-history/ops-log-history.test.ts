import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionsIn } from '#contract/comments/mentions.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { verifyLog } from '../../features/ops-log/queries/verify-log.ts';
import { kyselyOf, openPool } from '../../platform/postgres/connections.ts';
import { idOf } from '../demo/random.ts';
import { seedDemo } from '../demo/seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), NOW);
});
afterAll(() => database.close());

test.each([
  ['northgate', 'HRB-204', 40],
  ['northgate', 'QML-118', 12],
  ['kestrel', 'LIF-026', 10],
])("the chain of %s's %s is intact", async (slug, code, least) => {
  const pool = openPool(database.url, 1, 'test');
  const client = await pool.connect();
  const place = { organization: idOf(slug), project: idOf(slug, code) };
  const check = await verifyLog(kyselyOf(client), place);
  client.release();
  await pool.end();
  expect(check).toMatchObject({ intact: true, fault: null });
  expect(check.records).toBeGreaterThanOrEqual(least);
});

test('what has happened was written down when it was known, none of it ahead of now', async () => {
  const late = await database.query(
    `select title from (select title, recorded_at, lag(recorded_at) over (partition by project_id order by seq) as before from ops_log) r
     where recorded_at > $1 or recorded_at < before`,
    [NOW.toISOString()],
  );
  expect(late).toEqual([]);
});

test('every record was told of, with the place and the hash that it has', async () => {
  const untold = await database.query(
    `select r.seq from ops_log r left join events e on e.org_id = r.org_id and e.subject_type = 'ops_log_entry'
       and e.data = jsonb_build_object('record', r.id, 'sequence', r.seq, 'hash', encode(r.hash, 'hex'))
     where e.id is null or e.occurred_at <> r.recorded_at`,
  );
  expect(untold).toEqual([]);
});

test('something is open, acknowledged, closed by a second person, overdue, handed over, disputed and waits', async () => {
  const items = await database.query<{ item: string }>(
    `select distinct concat_ws(' ', i.kind, case i.kind when 'incident' then i.severity end, i.state,
       case when i.kind = 'follow_up' and i.due < $1::date and not i.settled then 'overdue' end) as item
     from ops_log_items i where org_id = $2 order by 1`,
    [NOW.toISOString(), idOf('northgate')],
  );
  expect(items.map(({ item }) => item)).toEqual(
    expect.arrayContaining([
      ...['incident sev3 open', 'incident sev1 acknowledged', 'incident sev2 closed'],
      ...['follow_up open overdue', 'follow_up open', 'follow_up done'],
      ...['handover acknowledged', 'handover disputed', 'handover signed_out'],
    ]),
  );
  const alone = await database.query(
    `select r.title from ops_log_items i join ops_log r on r.org_id = i.org_id and r.id = i.entry_id
     join ops_log c on c.org_id = r.org_id and c.project_id = r.project_id and c.about = r.seq and c.state = 'closed'
     where i.kind = 'incident' and i.severity >= 'sev2' and (c.author_id = i.resolver_id or i.root_cause is null)`,
  );
  expect(alone).toEqual([]);
});

test('whoever handed over was on that shift, and whoever answered is rostered next', async () => {
  const handovers = await database.query(
    `select r.title, (exists (select from assignments a where a.shift_id = r.shift_id and a.member_id = r.author_id)) as was_on,
       s.author_id is null or s.author_id = any (array(
         select a.member_id from published_shifts h join published_shifts n on n.project_id = h.project_id and n.starts_at > h.starts_at
         join assignments a on a.shift_id = n.shift_id and a.member_id <> r.author_id
         where h.shift_id = r.shift_id order by n.starts_at fetch first row with ties)) as next
     from ops_log r left join ops_log s on s.project_id = r.project_id and s.about = r.seq and s.state in ('acknowledged', 'disputed')
     where r.type = 'handover'`,
  );
  expect(handovers).toHaveLength(5);
  for (const { was_on, next } of handovers) expect([was_on, next]).toEqual([true, true]);
});

test('some of it was photographed: the chain holds the hashes of the pictures, which hang there', async () => {
  const pictures = await database.query(
    `select r.title, a.sha256 = any (r.attachments) and encode(sha256(p.content), 'hex') = a.sha256 as held
     from ops_log r join attachments a on a.org_id = r.org_id and a.ops_log_id = r.id
     join attachment_pieces p on p.org_id = a.org_id and p.attachment_id = a.id order by r.seq`,
  );
  expect(pictures).toEqual(
    ['Oil on the quay steps', 'Barrier stays open', 'Smoke from the switch room'].map((title) => ({
      ...{ title, held: true },
    })),
  );
});

test('somebody is mentioned by an id, whom the team knows', async () => {
  const mentioned = await database.query<{ body: string }>("select body from ops_log where body like '%<@%'");
  const named = await database.query<{ name: string }>(
    'select name from members where org_id = $1 and id = any ($2)',
    [idOf('northgate'), mentioned.flatMap(({ body }) => mentionsIn(body))],
  );
  expect(named).toEqual([{ name: 'Aisha Khan' }]);
});
