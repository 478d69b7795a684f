import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  exportDraftedChartCsv,
  exportDraftedChartPdf,
  exportOrgChartCsv,
  exportOrgChartPdf,
} from '#contract/org-chart/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LinesDesk, openLinesDesk } from '../../../test/lines-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { dayIn } from '../../platform/wall-clock.ts';

let muster: TestServer;
let desk: LinesDesk;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  desk = await openLinesDesk(muster);
});

const TODAY = dayIn('Europe/London', new Date());
const askAs = async (role: 'member' | 'director', address: string) => {
  const bearer = await muster.tokenOf(desk.organization.people[role]);
  const headers = { authorization: `Bearer ${bearer}` };
  return muster.server.http.inject({ url: `/api/${address}`, headers });
};
const ask = (address: string) => askAs('member', `orgchart/${address}`);

test('the file has every card below the one above it, with layers, spans and free seats', async () => {
  const lead = await desk.seat('Lead');
  const ann = await desk.hire('Ann', { position: 'Director', position_id: lead });
  await desk.hire('=Ben', { manager_id: ann, position: 'Guard', department: 'Nights' });
  await desk.seat('Night lead', { parent_id: lead, headcount: 2, vacant_since: '2026-03-02' });
  const answer = await ask('csv');
  expect(answer.headers['content-disposition']).toContain(`org-chart-${TODAY}.csv`);
  expect(exportOrgChartCsv.download.type).toBe(answer.headers['content-type']);
  const rows = answer.body.split('\r\n');
  expect(rows[0]).toContain(
    'kind,name,title,department,reports_to,layer,direct_reports,people_below,position',
  );
  const at = rows.findIndex((row) => row.startsWith('person,Ann'));
  expect(rows.slice(at, at + 3)).toEqual([
    'person,Ann,Director,,,1,1,1,Lead,employee,no,,,',
    `person,"'=Ben",Guard,Nights,Ann,2,0,0,,employee,no,,,`,
    'vacancy,,Night lead,,Ann,2,0,0,Night lead,,,,2,2026-03-02',
  ]);
});

test('the drawing is one sheet as large as what is on it, of all or of a branch', async () => {
  const ann = await desk.hire('Ann');
  const ben = await desk.hire('Größe Łódź 東京 with a name that is far too long for its card', {
    manager_id: ann,
  });
  for (const name of ['Cy', 'Dee', 'Eve']) await desk.hire(name, { manager_id: ben });
  await insertRow(muster.database, 'dotted_lines', {
    ...{ org_id: desk.organization.id, member_id: ben, to_member_id: ann, pct: 20, from_day: TODAY },
  });
  await desk.seat('Night lead');
  const draw = async (query = '') => {
    const answer = await ask(`pdf${query}`);
    const pdf = answer.rawPayload.toString('latin1');
    const height = Number(/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf)?.[1]);
    return { answer, height, pages: pdf.match(/\/Type \/Page\b(?!s)/g)?.length };
  };
  const whole = await draw();
  expect([whole.answer.statusCode, whole.pages]).toEqual([200, 1]);
  expect(whole.answer.headers['content-type']).toBe(exportOrgChartPdf.download.type);
  expect(whole.answer.headers['content-disposition']).toContain(`org-chart-${TODAY}.pdf`);
  const [branch, card] = [await draw(`?root=${ann}`), await draw(`?root=${ann}&layers=1`)];
  expect(branch.height).toBeGreaterThan(card.height);
  expect([branch.pages, card.pages]).toEqual([1, 1]);
  expect(branch.answer.headers['content-disposition']).toContain(`org-chart-ann-${TODAY}.pdf`);
  const stranger = muster.organization.people.member.member;
  expect((await draw(`?root=${stranger}`)).answer.statusCode).toBe(404);
});

test('a draft is exported as it would be, as rows and as a sheet, for who drafts alone; what was applied isn’t one', async () => {
  const [ann, abe] = [await desk.hire('Ann'), await desk.hire('Abe')];
  const ben = await desk.hire('Ben', { manager_id: ann });
  const { id, version } = await desk.draft({
    ...{ kind: 'person', member_id: ben, changes: { manager_id: abe, title: 'Night lead' } },
  });
  const place = `reorganisations/${id}`;
  const csv = await askAs('director', `${place}/csv`);
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, exportDraftedChartCsv.download.type]);
  expect(csv.headers['content-disposition']).toContain(`org-chart-nights-${TODAY}.csv`);
  expect(csv.body).toContain('person,Ben,Night lead,,Abe,2,');
  expect((await ask('csv')).body).toContain('person,Ben,,,Ann,2,');
  const pdf = await askAs('director', `${place}/pdf?root=${abe}`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, exportDraftedChartPdf.download.type]);
  expect(pdf.headers['content-disposition']).toContain(`org-chart-nights-abe-${TODAY}.pdf`);
  expect((await askAs('member', `${place}/csv`)).statusCode).toBe(403);
  await desk.apply(id, version);
  for (const kind of ['csv', 'pdf']) {
    const answer = await askAs('director', `${place}/${kind}`);
    expect([answer.statusCode, answer.json().rule]).toEqual([422, 'not-a-draft']);
  }
});
