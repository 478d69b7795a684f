import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { seedDemo } from './seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
const signUps: string[] = [];
const ensureUser = async ({ email }: { email: string }) => {
  signUps.push(email);
};

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, ensureUser, NOW);
});
afterAll(() => database.close());

const count = async (text: string, values: unknown[] = []) =>
  (await database.query<{ n: number }>(`select count(*)::int as n ${text}`, values))[0]?.n ?? 0;

test('pages and server have reported errors, of which some are resolved', async () => {
  expect(await count('from error_groups where resolved_at is null')).toBe(3);
  expect(await count('from error_groups where resolved_at is not null')).toBe(2);
  expect(await count('from error_reports')).toBe(await count('from error_reports where person is not null'));
  expect(
    await count(
      'from error_groups g where events <> (select count(*) from error_reports r where r.group_id = g.id)',
    ),
  ).toBe(0);
});

test('everybody who has chosen an organization finds their inbox alive, and the counts are true', async () => {
  const inboxes = await database.query<{ total: number; unread: number; rows: number; new: number }>(
    `select c.total, c.unread, count(n.id)::int as rows, (count(n.id) filter (where n.read_at is null))::int as new
     from notification_counts c join notifications n on n.recipient = c.recipient and n.archived_at is null
     group by c.recipient, c.total, c.unread`,
  );
  expect(inboxes).toHaveLength(7);
  for (const { total, unread, rows, new: fresh } of inboxes) {
    expect([total, unread]).toEqual([rows, fresh]);
    expect(unread).toBeGreaterThan(0);
  }
});

test('announcements wait, are sent and couldn’t all be delivered, and templates lie ready', async () => {
  expect(await count("from announcements where status = 'template'")).toBe(3);
  expect(await count("from announcements where status in ('draft', 'scheduled')")).toBe(2);
  expect(
    await count(
      `from announcements a where status = 'sent'
       and people = (select count(*) from notifications n where n.source = 'announcement:' || a.id)`,
    ),
  ).toBe(3);
  expect(await count("from notification_channels where status = 'error' and failed_in is not null")).toBe(7);
});

test('eight accounts can sign in; seven have A as their current organization, the chooser none', async () => {
  expect(signUps.sort()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
  const settled = await database.query<{ email: string }>(
    "select u.email from users u join organizations o on o.org_id = u.current_org_id where o.slug = 'northgate' order by 1",
  );
  expect(settled).toHaveLength(7);
  expect(await count("from users where email = 'chooser@muster.example' and current_org_id is null")).toBe(1);
});

test('each of the seven has their role in A; manager, member and executive the same in B; admin also the root', async () => {
  const held = await database.query<{ slug: string; role: string }>(
    `select o.slug, g.role::text from role_grants g join organizations o using (org_id) join users u on u.sub = g.subject
     where g.project_id is null and u.email like '%@muster.example' and u.email not like 'chooser%' order by 1, 2`,
  );
  const rolesIn = (slug: string) => held.filter((grant) => grant.slug === slug).map(({ role }) => role);
  expect(rolesIn('northgate').sort()).toEqual([
    'admin',
    'coordinator',
    'director',
    'executive',
    'manager',
    'member',
    'owner',
  ]);
  expect(rolesIn('kestrel').sort()).toEqual(['executive', 'manager', 'member']);
  expect(
    await count(
      "from root_grants t join users u on u.sub = t.subject where u.email = 'admin@muster.example'",
    ),
  ).toBe(1);
});

test.each(['northgate', 'kestrel'])(
  '%s has at least six projects, three of which the member holds a role in',
  async (slug) => {
    expect(
      await count('from projects join organizations using (org_id) where slug = $1', [slug]),
    ).toBeGreaterThanOrEqual(6);
    const seen = await count(
      `from (select distinct project_id from role_grants g join organizations o using (org_id) join users u on u.sub = g.subject
     where o.slug = $1 and u.email = 'member@muster.example' and g.project_id is not null) p`,
      [slug],
    );
    expect(seen).toBe(3);
  },
);

test('twelve weeks of time reach up to now and no further, and the roll-ups agree with them', async () => {
  const [span] = await database.query<{ weeks: number; ahead: number }>(
    `select (max(e.work_date) - min(e.work_date)) / 7 as weeks, count(*) filter (where e.ended_at > $1)::int as ahead
     from activity_entries e join organizations o using (org_id) where o.status = 'active'`,
    [NOW.toISOString()],
  );
  expect(span).toEqual({ weeks: 12, ahead: 0 });
  const [sums] = await database.query<{ entries: string; totals: string }>(
    `select (select sum(duration_s) from activity_entries where project_id is not null)::text as entries,
       (select sum(seconds) from project_totals)::text as totals`,
  );
  expect(sums?.entries).toBe(sums?.totals);
});

test('the same day gives the same demo, and a second start changes nothing', async () => {
  const before = await count('from activity_entries');
  await seedDemo(database.url, ensureUser, NOW);
  expect([await count('from activity_entries'), signUps.length]).toEqual([before, DEMO_ACCOUNTS.length]);
});

test('time that waits was submitted on days of its own, none of it ahead of now', async () => {
  expect(await count("from activity_entries where status = 'submitted' and updated_at > $1", [NOW])).toBe(0);
  const submitted = "select distinct updated_at::date from activity_entries where status = 'submitted'";
  expect(await count(`from (${submitted}) as days`)).toBeGreaterThan(3);
});

test('nobody has logged time on a day on which they were away', async () => {
  const away = `from leave_requests l join activity_entries e on e.org_id = l.org_id and e.member_id = l.member_id
    and e.work_date between l.from_date and l.to_date and e.archived_at is null
    where l.status = 'approved' and l.part = 'whole-day'`;
  expect(await count(away)).toBe(0);
  expect(await count("from leave_requests where status = 'approved' and type = 'sick'")).toBe(2);
});
