import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { checkClients, importClients, readClientSheet } from '#contract/client-imports/endpoints.ts';
import type { ClientSheetProblem } from '#contract/client-imports/shapes.ts';
import { listAddresses } from '#contract/clients/address-endpoints.ts';
import { listContacts } from '#contract/clients/contact-endpoints.ts';
import { listClientChanges } from '#contract/clients/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { refusal } from '../../../test/time-desk.ts';
import { clientFile } from './fixtures/files.ts';
import { type ImportDesk, openImportDesk, wrongIn } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

test('columns are recognised by what others call them, of a CSV and of a workbook', async () => {
  const text =
    '\uFEFFClient Name;Address;VAT No;Zip;E-mail;Notes\r\nQuay & Co;1 Quay;GB1;SW1A 1AA;a@b.example;x\r\n';
  const csv = await desk.admin(readClientSheet, { file: { name: 'c.csv', bytes: Buffer.from(text) } });
  expect(csv.body.fields).toEqual(['name', 'address_line1', 'vat_id', 'postcode', 'contact_email', null]);
  const bytes = await writeExcelFile([
    ['Company', 'Payment terms'],
    ['Quay', 30],
  ]).toBuffer();
  const sheet = await desk.admin(readClientSheet, { file: { name: 'c.xlsx', bytes } });
  expect(sheet.body).toMatchObject({ fields: ['name', 'payment_terms_days'], rows: [['Quay', '30']] });
});

test('a file with more than ten thousand clients is refused beside the file', async () => {
  const bytes = Buffer.from(`name\n${'A\n'.repeat(10_001)}`);
  const answer = await desk.admin(checkClients, { file: { name: 'c.csv', bytes } });
  expect(refusal(answer)).toEqual([422, 'file-too-long', 'file']);
});

test('every cell that is wrong is named with what to do, and right ones are not', async () => {
  const { problems, wrong } = await desk.check([
    {
      name: 'Fine',
      code: 'fin',
      country: 'Germany',
      postcode: '10115',
      address_line1: '1 Weg',
      payment_terms_days: 'net 14',
    },
    {
      name: '',
      code: 'a b',
      status: 'gone',
      currency: 'pounds',
      payment_terms_days: '400',
      website: 'nowhere',
    },
    {
      name: 'Numbers',
      vat_id: 'GB 123 4567 83',
      contact_phone: '12',
      contact_email: 'no',
      postcode: 'XX',
      country: 'GB',
    },
    { name: 'People', owner: 'Nobody', parent: 'Nothing', country: 'Mars' },
  ]);
  expect(wrongIn(problems).sort()).toEqual([
    ...['1.code', '1.currency', '1.name', '1.payment_terms_days', '1.status', '1.website'],
    ...[
      '2.address_line1',
      '2.contact_email',
      '2.contact_first_name',
      '2.contact_last_name',
      '2.contact_phone',
      '2.vat_id',
    ],
    ...['3.country', '3.owner', '3.parent'],
  ]);
  expect(wrong).toBe(problems.length);
  expect(problems.find(({ field }: ClientSheetProblem) => field === 'vat_id')?.message).toContain(
    'United Kingdom',
  );
});

test('a postcode is judged in the country of its row', async () => {
  const row = { name: 'Post', address_line1: '1 Weg', postcode: '10115' };
  expect((await desk.check([{ ...row, country: 'DE' }])).problems).toEqual([]);
  expect(wrongIn((await desk.check([{ ...row, country: 'GB' }])).problems)).toEqual(['0.postcode']);
});

test('clients come with owner, parent, contact and address, all in one, and say so in their trail', async () => {
  const owner = desk.muster.organization.people.manager;
  const { status, body } = await desk.bring([
    {
      name: 'Harbour North',
      parent: 'har-g',
      owner: owner.email,
      tags: 'north; quay',
      website: 'harbour-n.example',
    },
    {
      ...{
        name: 'Harbour Group',
        code: 'HAR-G',
        status: 'Prospect',
        currency: 'eur',
        payment_terms_days: '45 days',
      },
      ...{ contact_first_name: 'Ada', contact_last_name: 'Byron', contact_email: 'ada@harbour.example' },
      ...{ contact_phone: '+44 20 7946 0018', address_line1: '1 Quay', postcode: 'sw1a 1aa', country: 'GB' },
    },
  ]);
  expect([status, body.added, body.updated, body.skipped]).toEqual([201, 2, 0, 0]);
  const [group, north] = await desk.named('Harbour');
  expect(north).toMatchObject({
    ...{ parent: { name: 'Harbour Group' }, owner: { id: owner.member }, tags: ['north', 'quay'] },
    ...{ website: 'https://harbour-n.example', payment_terms_days: 30, status: 'active' },
  });
  expect(group).toMatchObject({ code: 'HAR-G', status: 'prospect', currency: 'EUR', payment_terms_days: 45 });
  const params = { client_id: group.id };
  expect((await desk.admin(listContacts, { params })).body.data).toMatchObject([
    { first_name: 'Ada', emails: ['ada@harbour.example'], phones: ['+442079460018'], main: true },
  ]);
  expect((await desk.admin(listAddresses, { params })).body.data).toMatchObject([
    { type: 'billing', line1: '1 Quay', postcode: 'SW1A 1AA', main: true },
  ]);
  expect((await desk.admin(listClientChanges, { params })).body.data).toMatchObject([
    { type: 'client.created', data: { import_id: body.id, contact: 'Ada Byron', address: '1 Quay' } },
  ]);
});

test('a circle within the file is told beside each row in it, and no other', async () => {
  const { problems } = await desk.check([
    { name: 'Circle one', parent: 'Circle two' },
    { name: 'Circle two', parent: 'Circle three' },
    { name: 'Circle three', parent: 'Circle one' },
    { name: 'Below it', parent: 'Circle one' },
    { name: 'Own parent', parent: 'Own parent' },
  ]);
  expect(wrongIn(problems)).toEqual(['0.parent', '1.parent', '2.parent', '4.parent']);
});

test('a circle through a client that is here is told, too', async () => {
  const top = await makeClient(desk.muster.database, desk.muster.organization, {
    name: 'Loop top',
    code: 'LOOP-T',
  });
  await makeClient(desk.muster.database, desk.muster.organization, { name: 'Loop below', parent_id: top });
  const { problems } = await desk.check([{ name: 'Loop top', code: 'LOOP-T', parent: 'Loop below' }], {
    known: 'update',
  });
  expect(wrongIn(problems)).toEqual(['0.parent']);
});

test('nothing comes while a cell is wrong, and who cannot make clients can neither read nor import a file', async () => {
  const { status, body } = await desk.bring([{ name: 'Nearly' }, { name: 'Wrong', currency: 'pounds' }]);
  expect([status, body.rule, body.fields]).toMatchObject([
    422,
    'import-has-errors',
    [{ field: 'rows.1.currency' }],
  ]);
  expect(await desk.named('Nearly')).toEqual([]);
  const manager = desk.muster.as(desk.muster.organization.people.manager);
  for (const endpoint of [readClientSheet, checkClients, importClients])
    expect((await manager(endpoint, clientFile([{ name: 'A' }]))).status).toBe(403);
});
