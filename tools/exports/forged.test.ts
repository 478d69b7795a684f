import * as asn1js from 'asn1js';
import { strToU8, unzipSync, zipSync } from 'fflate';
import * as pkijs from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Exported, openExported } from './fixtures/exported.ts';
import { verifyExport } from './verify.ts';

let at: Exported;
beforeAll(async () => {
  at = await openExported();
});
afterAll(() => at.close());

/** What is wrong with a file, in the command's words. */
const wrong = (file: Uint8Array) =>
  verifyExport({ file, key: at.key }).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

const filesOf = (zip: Uint8Array) => {
  const { 'manifest.json': manifest, 'manifest.json.p7s': signature, ...others } = unzipSync(zip);
  if (!manifest || !signature) throw new Error('This is no export.');
  return { manifest, signature, others };
};

/** The same signature as one that brings what it was made over along. */
const bringing = (signature: Uint8Array, content: Uint8Array): Uint8Array => {
  const info = pkijs.ContentInfo.fromBER(new Uint8Array(signature));
  const signed = new pkijs.SignedData({ schema: info.content });
  signed.encapContentInfo = new pkijs.EncapsulatedContentInfo({
    eContentType: signed.encapContentInfo.eContentType,
    eContent: new asn1js.OctetString({ valueHex: new Uint8Array(content).buffer }),
  });
  const made = new pkijs.ContentInfo({ contentType: info.contentType, content: signed.toSchema(true) });
  return new Uint8Array(made.toSchema().toBER());
};

test('a signature that brings what it was made over along says nothing of the manifest beside it', async () => {
  const { manifest, signature, others } = filesOf(at.zip);
  const forged = JSON.parse(new TextDecoder().decode(manifest));
  const file = zipSync({
    ...others,
    'manifest.json': strToU8(JSON.stringify({ ...forged, exported_by: 'Somebody Else' })),
    'manifest.json.p7s': bringing(signature, manifest),
  });
  expect(await wrong(file)).toBe(
    'The signature is wrong: manifest.json or manifest.json.p7s was changed after it was signed.',
  );
});

test('a second file under the name of another, or one that is no part of it, is named', async () => {
  const { manifest, signature, others } = filesOf(at.zip);
  const files = { ...others, 'manifest.json': manifest, 'manifest.json.p7s': signature };
  // Of one length, so that the name can be exchanged in the bytes.
  const twice = Buffer.from(zipSync({ 'records.cs_': strToU8('forged'), ...files }, { level: 0 }));
  for (let place = twice.indexOf('records.cs_'); place >= 0; place = twice.indexOf('records.cs_'))
    twice.write('records.csv', place);
  expect(await wrong(twice)).toBe('“records.csv” was put into this file: it isn’t part of the export.');
  expect(await wrong(zipSync({ ...files, 'summary.txt': strToU8('All is well.') }))).toBe(
    '“summary.txt” was put into this file: it isn’t part of the export.',
  );
});
