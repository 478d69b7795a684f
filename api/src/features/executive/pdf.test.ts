import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportExecutivePdf } from '#contract/executive/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';
import { bytesOf, runPoppler } from './fixtures/poppler.ts';
import { presentPdf } from './presenters/pdf.ts';

let desk: PortfolioDesk;
const DAY = '2026-03-02';

beforeAll(async () => {
  desk = await openPortfolio();
  const first = desk.muster.organization;
  const project_id = await makeProject(desk.muster.database, first, { currency: 'GBP' });
  await makeEntry(desk.muster.database, first, {
    ...{ project_id, work_date: DAY, bill_minor: 500_000, cost_minor: 200_000, currency: 'GBP' },
  });
  await desk.count();
});
afterAll(() => desk.close());

const download = async (query = `?as_of=${DAY}&currency=GBP`, by: TestPerson = desk.executive) => {
  const headers = { authorization: `Bearer ${await desk.muster.tokenOf(by)}` };
  const answer = await desk.muster.server.http.inject({ url: `/api/executive/pdf${query}`, headers });
  const pdf = answer.rawPayload.toString('latin1');
  return {
    answer,
    pages: pdf.match(/\/Type \/Page\b(?!s)/g)?.length,
    size: /MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(pdf)?.[1],
    text: runPoppler(answer.rawPayload),
  };
};

test('one organization is told on one page of A4 that lies, with its figures, day and currency', async () => {
  const { answer, pages, size, text } = await download();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    exportExecutivePdf.download.type,
  ]);
  expect(answer.headers['content-disposition']).toContain(`executive-${DAY}.pdf`);
  expect([pages, size]).toEqual([1, '841.89 595.28']);
  if (text === null) return;
  for (const said of ['Aldermouth', 'As of 2 Mar 2026', 'money in GBP', '£5k', '60.0%', 'Page 1 of 1'])
    expect(text).toContain(said);
});

test('sixty organizations with long names are on one page: some by name, the rest added up', async () => {
  const told = await desk.read({ as_of: DAY, currency: 'GBP' });
  const organizations = Array.from({ length: 60 }, (_, at) =>
    told.organizations.map((one) => ({
      ...one,
      name: `Größe Łódź ${at} with a name that is far too long for its row`,
    })),
  ).flat();
  const { content } = presentPdf({ ...told, organizations, counted: 60 }, new Date());
  const pdf = await bytesOf(content);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  const text = runPoppler(pdf);
  if (text === null) return;
  for (const said of ['Größe Łódź 0', '48 others together', '£240k', ' more', 'Page 1 of 1'])
    expect(text).toContain(said);
});

test('an organization that is suspended is named with its reason, without a figure', async () => {
  const told = await desk.read({ as_of: DAY, currency: 'GBP' });
  const untold = { why: 'suspended', since: '2026-02-01', reason: 'Contract under review' } as const;
  const organizations = told.organizations.map((one) => ({ ...one, untold }));
  const { content } = presentPdf({ ...told, organizations, counted: 0 }, new Date());
  const text = runPoppler(await bytesOf(content));
  if (text === null) return;
  expect(text).toMatch(/Aldermouth +suspended since 1 Feb 2026: Contract under review/);
  expect(text).toContain('Together, 0 of 1');
});

test('a day that is ahead is said, and no figure of it is nought', async () => {
  const { pages, text } = await download('?as_of=2099-01-01&currency=GBP');
  expect(pages).toBe(1);
  if (text === null) return;
  expect(text).toContain('still ahead');
  expect(text).not.toContain('£0');
});

test('whoever is executive nowhere gets a page that says so, with no organization on it', async () => {
  const { pages, text } = await download('', desk.muster.organization.people.manager);
  expect(pages).toBe(1);
  if (text === null) return;
  expect(text).toContain('made you executive');
  expect(text).not.toContain('Aldermouth');
});
