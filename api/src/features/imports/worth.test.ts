import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes } from './fixtures/files.ts';
import { importerOf } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const HARVEST =
  'Date,Client,Project,Task,Notes,Hours,First Name,Last Name,Billable?,Billable Rate,Billable Amount,Currency';

test('time is worth what the other product billed in the project’s currency, else what our rate of the day says', async () => {
  const { database, organization } = muster;
  const service_type_id = await insertRow(database, 'service_types', {
    org_id: organization.id,
    code: 'RIG',
    name: 'Rigging',
  });
  await insertRow(database, 'service_rates', {
    org_id: organization.id,
    service_type_id,
    scope: 'service',
    cost_rate: '20',
    bill_rate: '50',
    currency: 'GBP',
    valid_from: '2024-01-01',
  });
  const client_id = await makeClient(database, organization, { name: 'Payer' });
  await makeProject(database, organization, { name: 'Paid', client_id });
  const { id } = await importerOf(muster, organization.people.manager).bring(
    bytes(
      [
        HARVEST,
        '2024-03-04,Payer,Paid,Rigging,billed,1.5,Ada,North,Yes,80,120.00,British Pound - GBP',
        '2024-03-05,Payer,Paid,Rigging,other currency,1.5,Ada,North,Yes,80,120.00,US Dollar - USD',
        '2024-03-06,Payer,Paid,Rigging,ours,0.5,Ada,North,Yes,,,',
        '2024-03-07,Payer,Paid,Rigging,not billable,1,Ada,North,No,80,80.00,British Pound - GBP',
        '2023-03-04,Payer,Paid,Rigging,before our rates,1,Ada,North,Yes,,,',
      ].join('\n'),
    ),
  );
  const rows = await database.query(
    'select note, bill_rate::float, bill_minor::int, cost_minor::int, currency from activity_entries where import_id = $1 order by work_date',
    [id],
  );
  expect(rows).toEqual([
    { note: 'before our rates', bill_rate: null, bill_minor: 0, cost_minor: 0, currency: null },
    { note: 'billed', bill_rate: 80, bill_minor: 12_000, cost_minor: 3_000, currency: 'GBP' },
    { note: 'other currency', bill_rate: 50, bill_minor: 7_500, cost_minor: 3_000, currency: 'GBP' },
    { note: 'ours', bill_rate: 50, bill_minor: 2_500, cost_minor: 1_000, currency: 'GBP' },
    { note: 'not billable', bill_rate: 50, bill_minor: 0, cost_minor: 2_000, currency: 'GBP' },
  ]);
});
