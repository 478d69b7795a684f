import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#contract/endpoint.ts';
import { previewImport } from '#contract/imports/endpoints.ts';
import {
  archiveProject,
  createProject,
  restoreProject,
  updateProject,
} from '#contract/projects/endpoints.ts';
import { makeProject } from '../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
let project_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  project_id = await makeProject(muster.database, muster.organization);
});
afterAll(() => muster.close());

const SENTENCE = "This field can't be set here.";
const here = () => muster.organization.people;
const projects = () => muster.database.query('select * from projects order by id');

/** A request as a stranger to our types writes it. */
const raw = async (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  type = 'application/json',
) => {
  const answer = await muster.server.http.inject({
    method,
    url: `/api${fill(path, { project_id })}`,
    headers: {
      authorization: `Bearer ${await muster.tokenOf(here().director)}`,
      'if-match': '"1"',
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  });
  return { status: answer.statusCode, fields: answer.body ? JSON.parse(answer.body).fields : undefined };
};

test('a change that says more than may be changed changes nothing, and every such field is named', async () => {
  const before = await projects();
  const body = {
    name: 'Taken over',
    org_id: '01900000-0000-7000-8000-000000000001',
    version: 7,
    milestones: [{ name: 'Handover', due_date: '2026-03-01', done: false, project_id: 'x' }],
  };
  expect(await raw('PATCH', updateProject.path, body)).toEqual({
    status: 422,
    fields: ['milestones.0.project_id', 'org_id', 'version'].map((field) => ({ field, message: SENTENCE })),
  });
  expect(await projects()).toEqual(before);
});

test('fields that are wrong and fields that are unknown are told together', async () => {
  const { status, fields } = await raw('POST', createProject.path, { code: '!', created_by: 'me' });
  expect(status).toBe(422);
  expect(fields.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(['code', 'name', 'created_by']),
  );
});

test('where nothing can be said nothing is taken, an empty body is, and none', async () => {
  const refusal = { status: 422, fields: [{ field: 'status', message: SENTENCE }] };
  expect(await raw('DELETE', archiveProject.path, { status: 'active' })).toEqual(refusal);
  expect((await raw('DELETE', archiveProject.path, {})).status).toBe(204);
  expect(await raw('POST', restoreProject.path, { status: 'active' })).toEqual(refusal);
  expect((await raw('POST', restoreProject.path)).status).toBe(200);
});

/** A form of these parts, in this order; the file under the name it has in the form. */
const form = (...parts: readonly (readonly [name: string, text: string, file?: string])[]) => {
  const written = parts.map(
    ([name, text, file]) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${text}\r\n`,
  );
  return raw(
    'POST',
    previewImport.path,
    Buffer.from(`${written.join('')}--b--\r\n`),
    'multipart/form-data; boundary=b',
  );
};
const FILE = ['file', 'User,Email\r\n', 'time.csv'] as const;

test('the parts of a form are held to the same, wherever they stand', async () => {
  const named = (...fields: string[]) => ({
    status: 422,
    fields: fields.map((field) => ({ field, message: SENTENCE })),
  });
  expect(await form(['status', 'applied'], FILE)).toEqual(named('status'));
  expect(await form(FILE, ['status', 'applied'])).toEqual(named('status'));
  expect(await form(['id', '1'], FILE, ['id', '2'], ['org_id', '3'])).toEqual(named('id', 'org_id'));
  expect((await form(FILE, ['date_order', 'soon'])).fields).toMatchObject([{ field: 'date_order' }]);
  expect((await form(['date_order', 'dmy'], ['date_order', 'mdy'], FILE)).fields).toMatchObject([
    { field: 'date_order' },
  ]);
  expect((await form(['paper', 'x', 'time.csv'])).fields).toMatchObject([{ field: 'file' }]);
});

test('the document of the API says that bodies are closed', () => {
  const { paths } = muster.server.http.swagger();
  const body = JSON.stringify(Object(paths)['/api/projects/{project_id}'].patch.requestBody);
  expect(body).toContain('"additionalProperties":false');
});
