import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigner } from '../api/test/signer.ts';
import { changeFile, changeLines, type Exported, openExported } from './exports/fixtures/exported.ts';
import { verifyExport } from './exports/verify.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let at: Exported;
beforeAll(async () => {
  at = await openExported();
});
afterAll(() => at.close());

/** What is wrong with a file, in the command's words. */
const wrong = (file: Uint8Array, more = {}) =>
  verifyExport({ file, key: at.key, ...more }).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test('what was exported holds, odd texts and all, and the database still has it', async () => {
  const said = await verifyExport({ file: at.zip, key: at.key, database: at.database });
  expect(said.join('\n')).toMatch(
    /recorded from 2026-03-01 to 2026-03-31 \(Europe\/London\)\.\nSigned by the key that was given, [0-9a-f]{64}\.\n7 records hold, 2 to 8; .*\n.* ended with record 9, [0-9a-f]{64}\.\nThe database still has both\./,
  );
});

test('one byte of a record names that record', async () => {
  expect(
    await wrong(changeLines(at.zip, (lines) => lines.map((line) => line.replace('Fire', 'Hire')))),
  ).toMatch(/^Record 4 is altered: it doesn’t say what was hashed \([0-9a-f-]{36}\)\.$/);
});

test('a row that is gone, at its place and at the end, is named', async () => {
  const without = (row: number) => changeLines(at.zip, (lines) => lines.toSpliced(row, 1));
  expect(await wrong(without(3))).toBe('Record 4 is missing: 5 stands in its place.');
  expect(await wrong(without(1))).toBe('Record 2 is missing: 3 stands in its place.');
  expect(await wrong(without(7))).toBe('Record 8 is missing.');
});

test('two rows that changed places are named', async () => {
  const swapped = changeLines(at.zip, ([head = '', one = '', two = '', ...rest]) => [
    head,
    two,
    one,
    ...rest,
  ]);
  expect(await wrong(swapped)).toBe('Record 3 stands where 2 belongs: the order was changed.');
});

test('a forged hash is named', async () => {
  const forged = changeLines(at.zip, (lines) =>
    lines.map((line, row) => (row === 2 ? line.replace(/[0-9a-f]{64}$/, '0'.repeat(64)) : line)),
  );
  expect(await wrong(forged)).toMatch(/^Record 3 is altered/);
});

test('a name beside the records is signed, too', async () => {
  const renamed = changeLines(at.zip, (lines) =>
    lines.map((line) => line.replaceAll('Coordinator', 'Somebody')),
  );
  expect(await wrong(renamed)).toMatch(/^Every record holds, but the CSV isn’t the one that was signed/);
});

test('what the export says of itself cannot be changed, nor its signature', async () => {
  const changed = /^The signature is wrong/;
  expect(await wrong(changeFile(at.zip, 'manifest.json', (text) => text.replace('"to"', '"till"')))).toMatch(
    changed,
  );
  expect(await wrong(changeFile(at.zip, 'manifest.json.p7s', () => 'nothing'))).toMatch(changed);
  expect(await wrong(at.zip.slice(0, 900))).toBe('This is a ZIP that is damaged: it can’t be unpacked.');
});

const changedPdf = (change: (pdf: Buffer) => unknown) => {
  const pdf = Buffer.from(at.pdf);
  change(pdf);
  return pdf;
};

test('a PDF holds, with the records that are attached to it', async () => {
  const said = await verifyExport({ file: at.pdf, key: at.key, database: at.database });
  expect(said[2]).toMatch(/^7 records hold, 2 to 8; /);
  const other = await makeSigner();
  expect(await wrong(at.pdf, { key: other.publicPem })).toMatch(/^It was signed by another key/);
});

test('one byte of a PDF beside its signature, and anything put behind its end breaks it', async () => {
  const [, opened = 0, closed = 0] =
    /\/ByteRange \[0 (\d+) (\d+) /.exec(Buffer.from(at.pdf).toString('latin1'))?.map(Number) ?? [];
  const unused = closed - 4;
  for (const place of [10, Math.floor(opened / 2), opened - 1, unused, closed + 1, at.pdf.length - 2])
    expect(
      await wrong(changedPdf((pdf) => pdf.writeUInt8((pdf.at(place) ?? 0) ^ 1, place))),
      `the byte ${place}`,
    ).toMatch(/^The signature is wrong/);
  expect(await wrong(Buffer.concat([at.pdf, Buffer.from('%more')]))).toBe(
    'The signature is wrong: there is none that covers the whole document.',
  );
  expect(await wrong(Buffer.from('Dear auditor'))).toBe('It is neither a ZIP nor a PDF.');
});

test('another key is named, with both fingerprints', async () => {
  const other = await makeSigner();
  expect(await wrong(at.zip, { key: other.publicPem })).toMatch(
    new RegExp(`^It was signed by another key: [0-9a-f]{64}, not ${other.fingerprint}\\.$`),
  );
});

test('the command says the same, and fails where something is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-export-'));
  const [file, key] = [join(folder, 'export.zip'), join(folder, 'key.pem')];
  await writeFile(file, at.zip);
  await writeFile(key, at.key);
  const run = (...parameters: string[]) =>
    promisify(execFile)('node', ['tools/verify-export.ts', ...parameters], {
      ...{ cwd: ROOT, env: { PATH: process.env.PATH } },
    });
  expect((await run(file, '--key', key)).stdout).toContain('7 records hold');
  await writeFile(
    file,
    changeLines(at.zip, (lines) => lines.toSpliced(3, 1)),
  );
  await expect(run(file, '--key', key)).rejects.toMatchObject({
    ...{ code: 1, stderr: 'This export doesn’t hold. Record 4 is missing: 5 stands in its place.\n' },
  });
  await rm(folder, { recursive: true });
});

test('a chain that was made anew in the database does not have what left the house', async () => {
  await at.tamper(`update ops_log set hash = decode(repeat('11', 32), 'hex') where seq = 9`);
  expect(await wrong(at.zip, { database: at.database })).toMatch(
    /^Record 9 has another hash in the database: 1{64}\.$/,
  );
  await at.tamper('delete from ops_log where seq = 9');
  expect(await wrong(at.zip, { database: at.database })).toBe('Record 9 isn’t in the database any more.');
});
