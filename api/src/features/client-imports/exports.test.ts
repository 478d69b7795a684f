import papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkClients, exportClientsCsv, exportClientsXlsx } from '#contract/client-imports/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let harbour: string;
beforeAll(async () => {
  muster = await openTestServer();
  await muster.as(muster.organization.people.admin)(chooseOrganization, {
    body: { id: muster.organization.id },
  });
  const { database, organization } = muster;
  harbour = await makeClient(database, organization, {
    name: 'Harbour',
    code: 'HAR',
    tags: ['north', 'quay'],
  });
  await makeClient(database, organization, { name: '=HYPERLINK("x")', industry: '＠x', parent_id: harbour });
  const of = { org_id: organization.id, client_id: harbour };
  await insertRow(database, 'contacts', { ...of, first_name: 'Grace', last_name: 'Hopper' });
  await insertRow(database, 'contacts', {
    ...{ ...of, first_name: 'Ada', last_name: 'Byron', main: true },
    ...{ emails: ['ada@harbour.example'], phones: ['+442079460018'] },
  });
  await insertRow(database, 'addresses', {
    ...of,
    type: 'billing',
    line1: '1 Quay',
    country: 'GB',
    main: true,
  });
});
afterAll(() => muster.close());

const download = async (path: string, query: Record<string, string> = {}, person?: TestPerson) => {
  const { server, tokenOf, organization } = muster;
  return server.http.inject({
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await tokenOf(person ?? organization.people.admin)}` },
  });
};
const rowsOf = (text: string) =>
  papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

test('a CSV has a line a client with the main contact and address, and nothing that a spreadsheet would run', async () => {
  const answer = await download(exportClientsCsv.path);
  expect(answer.headers['content-disposition']).toMatch(/clients-\d{4}-\d\d-\d\d\.csv/);
  const rows = rowsOf(answer.payload);
  expect(rows).toMatchObject([
    { Name: `'=HYPERLINK("x")`, Industry: "'＠x", Parent: 'Harbour' },
    {
      ...{ Name: 'Harbour', Code: 'HAR', Tags: 'north; quay', 'Contact first name': 'Ada' },
      ...{ 'Contact phone': "'+44 20 7946 0018", 'Address line 1': '1 Quay', Country: 'GB', Projects: '0' },
    },
  ]);
});

test('what was exported can be imported again: the same clients are known, and no cell is wrong', async () => {
  const { rawPayload } = await download(exportClientsCsv.path);
  const file = { name: 'clients.csv', bytes: rawPayload, fields: { known: 'update', alike: 'skip' } };
  const { body } = await muster.as(muster.organization.people.admin)(checkClients, { file });
  expect(body).toMatchObject({ wrong: 0, added: 0, updated: 1, skipped: 1 });
});

test('the filters of the list count, and a workbook has contacts and addresses on sheets of their own', async () => {
  expect(rowsOf((await download(exportClientsCsv.path, { q: 'harb' })).payload)).toHaveLength(1);
  const { rawPayload } = await download(exportClientsXlsx.path, { q: 'harb' });
  const sheets = await readSheets(rawPayload);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Clients', 'Contacts', 'Addresses']);
  const [clients = [], contacts = [], addresses = []] = sheets.map(({ data }) => data);
  expect(clients[1]?.slice(0, 2)).toEqual(['Harbour', 'HAR']);
  expect(contacts.slice(1).map((cells) => cells.slice(0, 4))).toEqual([
    ['Harbour', 'HAR', 'Ada', 'Byron'],
    ['Harbour', 'HAR', 'Grace', 'Hopper'],
  ]);
  expect(addresses[1]).toContain('1 Quay');
});

test('who cannot list clients cannot export them', async () => {
  const { manager } = muster.organization.people;
  expect((await download(exportClientsCsv.path, {}, manager)).statusCode).toBe(403);
  expect((await download(exportClientsXlsx.path, {}, manager)).statusCode).toBe(403);
});
