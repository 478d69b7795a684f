import { unzipSync } from 'fflate';
import papa from 'papaparse';
import type { BodyInput, Endpoint } from '#contract/endpoint.ts';
import { fill } from '#contract/endpoint.ts';
import { createExport } from '#contract/time-exports/endpoints.ts';
import { makeClient } from './factories/client.ts';
import { makeEntry } from './factories/entry.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeProject } from './factories/project.ts';
import { openTestServer } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;
type Asked = BodyInput<typeof createExport>;

/** March 2026, for invoicing. */
export const MARCH: Asked = {
  purpose: 'invoicing',
  from: '2026-03-01',
  to: '2026-03-31',
  parts: ['client', 'project', 'service', 'rate'],
};

/** A desk at which approved time goes out; every entry is an approved hour of 2 March at £50, that costs £30. */
export const openExports = async (settings: Fields = {}) => {
  const muster = await openTestServer(settings);
  const { database, organization } = muster;
  const client_id = await makeClient(database, organization, { name: 'Brightwater' });
  const project_id = await makeProject(database, organization, {
    ...{ client_id, code: 'HRB-204', name: 'Harbour Terminal', start_date: '2026-01-01' },
  });
  const service_type_id = await insertRow(database, 'service_types', {
    ...{ org_id: organization.id, code: 'GUARD', name: 'Guarding', status: 'active' },
  });
  const { director } = organization.people;
  const ask = muster.as(director);
  const download = async (endpoint: Endpoint, id: string) => {
    const { rawPayload, headers, statusCode } = await muster.server.http.inject({
      url: `/api${fill(endpoint.path, { export_id: id })}`,
      headers: { authorization: `Bearer ${await muster.tokenOf(director)}` },
    });
    return { bytes: rawPayload, headers, statusCode };
  };
  return {
    ...{ muster, ask, download, project_id, service_type_id, client_id },
    log: (fields: Fields = {}) =>
      makeEntry(database, organization, {
        ...{ project_id, service_type_id, status: 'approved', currency: 'GBP' },
        ...{ bill_rate: '50', cost_rate: '30', bill_minor: 5000, cost_minor: 3000 },
        ...fields,
      }),
    create: (asked: Partial<Asked> = {}) => ask(createExport, { body: { ...MARCH, ...asked } }),
    statusOf: async (id: string) =>
      (await database.query<{ status: string }>('select status from activity_entries where id = $1', [id]))[0]
        ?.status,
  };
};

/** A desk at which approved time goes out. */
export type Exports = Awaited<ReturnType<typeof openExports>>;

/** Rows of a CSV, by their headings. */
export const csvRows = (bytes: Buffer): Record<string, string>[] =>
  papa.parse<Record<string, string>>(bytes.toString('utf8').replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

/** The text of a part of a workbook, such as `xl/workbook.xml`. */
export const partOf = (bytes: Buffer, name: string): string => {
  const part = unzipSync(new Uint8Array(bytes))[name];
  if (!part) throw new Error(`The workbook has no ${name}.`);
  return new TextDecoder().decode(part);
};
