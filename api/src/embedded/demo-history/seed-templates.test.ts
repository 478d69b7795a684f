import { afterAll, beforeAll, expect, test } from 'vitest';
import { opsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), new Date('2026-11-19T14:00:00Z'));
});
afterAll(() => database.close());

test('every template of the demo holds shifts, of services that its project takes', async () => {
  const templates = await database.query(
    `select t.name, count(s.id)::int as shifts, count(*) filter (where not exists (select from project_services p
       where p.org_id = t.org_id and p.project_id = t.project_id and p.service_type_id = s.service_type_id))::int as strange
     from roster_templates t left join roster_template_shifts s on s.org_id = t.org_id and s.template_id = t.id
     group by t.org_id, t.id, t.name order by lower(t.name)`,
  );
  expect(templates).toEqual([
    { name: 'Bank holiday cover', shifts: 3, strange: 0 },
    { name: 'Extra stewards for a matinee', shifts: 1, strange: 0 },
    { name: 'Four nights and a relief', shifts: 5, strange: 0 },
    { name: 'Ordinary week', shifts: 36, strange: 0 },
    { name: 'Seven nights on watch', shifts: 7, strange: 0 },
    { name: 'Show week', shifts: 10, strange: 0 },
  ]);
});

test('what entries of the demo’s ops-logs start from is as the contract says', async () => {
  const rows = await database.query('select type, payload from ops_log_templates');
  for (const { payload } of rows) expect(opsLogTemplateContents.safeParse(payload).success).toBe(true);
  const types = new Set(rows.map(({ type }) => type));
  expect([...types].sort()).toEqual(['equipment', 'handover', 'incident', 'safety', 'visitor']);
});
