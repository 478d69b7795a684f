import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAddress } from '#contract/clients/address-endpoints.ts';
import { createClient, updateClient } from '#contract/clients/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

let count = 0;
const make = (vat_id: string | null) =>
  admin(createClient, { body: { name: `Payer ${count++}`, vat_id, confirm_duplicate: true } });

test.each([
  ['a British one', 'GB 123 4567 82'],
  ['one of Northern Ireland', 'XI 123456782'],
  ['one without a country, in the organization’s', '999 8887 89'],
  ['a German one', 'DE 136 695 976'],
  ['a Greek one, which begins with EL', 'EL094259216'],
  ['a Norwegian one with its letters', 'NO 974 760 673 MVA'],
  ['a Swiss one with dashes', 'CHE-107.787.577 MWST'],
  ['an American one behind its country', 'US 12-3456789'],
  ['one of a country whose ids nobody checks', 'AE 100123456700003'],
])('%s is taken: %s', async (_, vat_id) => {
  const { status, body } = await make(vat_id);
  expect([status, body.vat_id]).toEqual([201, vat_id]);
});

test.each([
  ['GB 123 4567 89', 'United Kingdom'],
  ['999 8887 88', 'United Kingdom'],
  ['DE 136 695 975', 'Germany'],
  ['FR 00 123456789', 'France'],
  ['EL094259217', 'Greece'],
  ['GODE561231GR8', 'United Kingdom'],
])('one whose digits don’t fit is refused beside its field, with what to do: %s', async (vat_id, country) => {
  const { status, body } = await make(vat_id);
  expect([status, body.rule, body.fields[0].field]).toEqual([422, 'vat-id', 'vat_id']);
  expect(body.message).toMatch(
    new RegExp(`no VAT id of ${country}: check its digits, or begin it with the code of its country`),
  );
});

test('without a country of its own it is judged in that of the billing address, else of the headquarters', async () => {
  const { body: client } = await make(null);
  const params = { client_id: client.id };
  const change = async (vat_id: string) => {
    const version = (
      await muster.database.query<{ version: number }>('select version from clients where id = $1', [
        client.id,
      ])
    )[0]?.version;
    return (await admin(updateClient, { params, version, body: { vat_id } })).status;
  };
  const settle = (type: 'billing' | 'hq' | 'site', country: string) =>
    admin(createAddress, { params, body: { type, line1: '1 Quay', country } });
  await settle('site', 'DE');
  expect(await change('136695976')).toBe(422);
  await settle('hq', 'DE');
  expect(await change('136695976')).toBe(200);
  await settle('billing', 'MX');
  expect(await change('136695976')).toBe(200);
  expect(await change('GODE561231GR8')).toBe(200);
  expect(await change('GODE561231GR9')).toBe(422);
});

test('a client keeps the VAT id it has: only another one is judged', async () => {
  const { body: client } = await make(null);
  await muster.database.query("update clients set vat_id = 'GB 123 4567 89' where id = $1", [client.id]);
  const save = (body: object) =>
    admin(updateClient, { params: { client_id: client.id }, version: client.version + 1, body });
  expect((await save({ vat_id: 'GB 123 4567 89', industry: 'Ports' })).status).toBe(200);
});
