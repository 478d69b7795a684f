import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#contract/endpoint.ts';
import { exportOpsLogPdf } from '#contract/ops-log/exports.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { TEST_SIGNER } from '../../../test/server.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { attachedFiles } from '../../platform/pdf/attached.ts';
import { readSignature } from '../../platform/pdf/signature.ts';
import { checkSignature } from '../../platform/signing/checked.ts';
import { fingerprintOf } from '../../platform/signing/signer.ts';
import { recordedAt } from './fixtures/recorded.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());

const newProject = (fields = {}) => makeProject(desk.muster.database, desk.muster.organization, fields);
const write = (project: string, at: string, fields = {}) =>
  recordedAt(desk.muster.database, desk.muster.organization.id, project, at, fields);
const download = async (project_id: string) => {
  const { server, tokenOf, organization } = desk.muster;
  return server.http.inject({
    url: `/api${fill(exportOpsLogPdf.path, { project_id })}?from=2026-03-01&to=2026-03-31`,
    headers: { authorization: `Bearer ${await tokenOf(organization.people.coordinator)}` },
  });
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('a PDF is signed as a whole by the key of this installation, and has the records attached', async () => {
  const project = await newProject({ code: 'PDF-1' });
  await write(project, '2026-03-02T10:00:00Z', { title: 'One' });
  await write(project, '2026-03-03T10:00:00Z', { title: 'Two' });
  const { headers, rawPayload: pdf } = await download(project);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="muster-ops-log-PDF-1-2026-03-01-to-2026-03-31.pdf"',
  });
  const read = readSignature(pdf);
  const signed = read && (await checkSignature(read.signature, read.bytes));
  expect(signed && fingerprintOf(signed.key)).toBe((await TEST_SIGNER).fingerprint);
  const files = attachedFiles(pdf);
  const { data } = papa.parse<Record<string, string>>(files.get('records.csv')?.toString() ?? '', {
    ...{ header: true, skipEmptyLines: true },
  });
  expect(data.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(JSON.parse(files.get('manifest.json')?.toString() ?? '')).toMatchObject({ records: 2 });
});

test('letters of any script, a name that reads like a signature’s place and texts without an end crash nothing', async () => {
  const project = await newProject({ name: '/ByteRange [0 9999999999 9999999999 9999999999]' });
  await write(project, '2026-03-02T10:00:00Z', {
    title: 'Größe, Łódź, Ελλάδα, Передача',
    body: '東京 😀 \u0007\u202E مرحبا',
  });
  await write(project, '2026-03-02T11:00:00Z', { title: 'x'.repeat(120), body: 'W'.repeat(10_000) });
  await write(project, '2026-03-02T12:00:00Z', { body: 'Long text flows. \r\n'.repeat(500) });
  await write(project, '2026-03-02T13:00:00Z', { kind: 'correction', about: 1, title: 'Right' });
  const pdf = (await download(project)).rawPayload;
  const read = readSignature(pdf);
  expect(read && (await checkSignature(read.signature, read.bytes))).not.toBeNull();
  expect(pagesOf(pdf)).toBeGreaterThan(10);
});

test('many records are written beside the requests, on as many pages as they take', async () => {
  const project = await newProject();
  for (let minute = 0; minute < 50; minute += 1)
    await write(project, new Date(Date.parse('2026-03-02T10:00:00Z') + minute * 60_000).toISOString());
  const pdf = (await download(project)).rawPayload;
  expect(readSignature(pdf)).not.toBeNull();
  expect(pagesOf(pdf)).toBeGreaterThan(3);
});

test('poppler, where it is installed, finds the signature valid and over the whole document', async () => {
  const project = await newProject();
  await write(project, '2026-03-02T10:00:00Z');
  const said = runPoppler((await download(project)).rawPayload, (file) => ['pdfsig', ['-nocert', file]]);
  if (said !== null) expect(said).toMatch(/Total document signed[\s\S]*Signature is Valid/);
});

test('poppler, where it is installed, reads whoever is mentioned by their name of today and no id', async () => {
  const project = await newProject();
  const { name, member } = desk.muster.organization.people.coordinator;
  await write(project, '2026-03-02T10:00:00Z', { body: `<@${member}>: look at gate 3` });
  const pdf = (await download(project)).rawPayload;
  const said = runPoppler(pdf, (file) => ['pdftotext', [file, '-']]);
  if (said === null) return;
  expect(said).toContain(`@${name}: look at gate 3`);
  expect(said).not.toContain('<@');
});

/** What one of its commands says of a document; null where there is none. */
const runPoppler = (pdf: Buffer, of: (file: string) => readonly [string, string[]]): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pdf-'));
  const file = join(folder, 'export.pdf');
  writeFileSync(file, pdf);
  try {
    const [command, options] = of(file);
    return execFileSync(command, options, { stdio: 'pipe' }).toString();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
