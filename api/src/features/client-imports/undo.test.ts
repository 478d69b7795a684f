import { afterAll, beforeAll, expect, test } from 'vitest';
import { importClients, listClientImports, undoClientImport } from '#contract/client-imports/endpoints.ts';
import { listContacts } from '#contract/clients/contact-endpoints.ts';
import { listClients, readClient, updateClient } from '#contract/clients/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
  await muster.as(muster.organization.people.admin)(chooseOrganization, {
    body: { id: muster.organization.id },
  });
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const bring = async (text: string, fields = {}) => {
  const file = { name: 'clients.csv', bytes: Buffer.from(text), fields };
  const { status, body } = await admin()(importClients, { file });
  expect(status).toBe(201);
  return body;
};
const undo = (import_id: string) => admin()(undoClientImport, { params: { import_id } });
const named = async (q: string) => (await admin()(listClients, { query: { q } })).body.data;

test('an import goes as a whole, with what came with it, and what it changed is as it was', async () => {
  const id = await makeClient(muster.database, muster.organization, {
    name: 'Undo old',
    code: 'UNDO',
    industry: 'Ports',
  });
  const made = await bring(
    'name,code,industry,parent,contact_first_name,contact_last_name,address_line1,country\n' +
      'Undo changed,UNDO,Rail,,Ada,Byron,1 Quay,GB\nUndo new,,,UNDO,Grace,Hopper,2 Quay,GB\n',
    { known: 'update' },
  );
  expect(made).toMatchObject({ added: 1, updated: 1, first: [{ name: 'Undo new' }] });
  expect((await undo(made.id)).body).toMatchObject({ id: made.id, first: [], undone_at: expect.any(String) });
  const params = { client_id: id };
  expect((await admin()(readClient, { params })).body).toMatchObject({ name: 'Undo old', industry: 'Ports' });
  expect((await admin()(listContacts, { params })).body.data).toEqual([]);
  expect(await named('Undo new')).toEqual([]);
  expect((await undo(made.id)).body.rule).toBe('import-undone');
  const { data } = (await admin()(listClientImports, {})).body;
  expect(data[0]).toMatchObject({ id: made.id, file_name: 'clients.csv' });
});

test('an import of which a project is for somebody stays as a whole, and says for whom', async () => {
  const made = await bring('name\nTaken one\nFree one\n');
  const [used] = await named('Taken one');
  await makeProject(muster.database, muster.organization, { client_id: used.id });
  const { status, body } = await undo(made.id);
  expect([status, body.rule]).toEqual([422, 'import-in-use']);
  expect(body.message).toContain('Taken one');
  expect(body.message).not.toContain('Free one');
  expect(await named('Free one')).toHaveLength(1);
});

test('so does one of which a client was changed since, or got somebody to ask', async () => {
  const made = await bring('name\nTouched one\n');
  const [touched] = await named('Touched one');
  await admin()(updateClient, { params: { client_id: touched.id }, body: { industry: 'Rail' }, version: 1 });
  expect((await undo(made.id)).body.rule).toBe('import-in-use');
  const id = await makeClient(muster.database, muster.organization, { name: 'Later old', code: 'LATER' });
  const changed = await bring('name,code\nLater new,LATER\n', { known: 'update' });
  await admin()(updateClient, { params: { client_id: id }, body: { industry: 'Rail' }, version: 2 });
  expect((await undo(changed.id)).body.rule).toBe('import-in-use');
});
