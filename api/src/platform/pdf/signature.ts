import { createHash } from 'node:crypto';

/** Room for a signature with the certificates of its key, in bytes. */
const ROOM = 16_384;
const UNKNOWN = 9_999_999_999;

/** What pdfkit has no name for: the form of the catalog, and what stands on a page beside its text. */
interface Inner {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: { readonly Fields: unknown[] } } } };
  readonly page: { readonly annotations: unknown[] };
}

/** Puts room for a signature over everything else into a document: as a field of its page that nobody sees. */
export const leaveRoom = (doc: PDFKit.PDFDocument, reason: string, at: Date): void => {
  const signature = doc.ref({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' },
    ...{ ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN], Contents: Buffer.alloc(ROOM) },
    ...{ Reason: new String(reason), M: at },
  });
  signature.end('');
  doc.initForm();
  const inner = doc as unknown as Inner;
  const field = doc.ref({
    ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', T: new String('signature'), V: signature },
    ...{ Rect: [0, 0, 0, 0], F: 132, P: doc.page.dictionary },
  });
  field.end('');
  inner.page.annotations.push(field);
  const { data: form } = inner._root.data.AcroForm;
  form.Fields.push(field);
  Object.assign(form, { SigFlags: 3, NeedAppearances: false });
};

const RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/;

/** The document with the bytes named that are to be signed, and their SHA-256; the signature goes between them. */
export const prepareSignature = (
  pdf: Buffer,
): { pdf: Buffer; digest: Buffer; put: (signature: Uint8Array) => Buffer } => {
  const said = Buffer.from(`/ByteRange [0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN}]`);
  const place = pdf.lastIndexOf(said);
  const opened = pdf.indexOf('<', pdf.indexOf('/Contents ', place));
  const closed = pdf.indexOf('>', opened) + 1;
  if (place < 0 || closed - opened !== 2 * ROOM + 2)
    throw new Error('The document has no room for a signature.');
  const range = `/ByteRange [0 ${opened} ${closed} ${pdf.length - closed}`.padEnd(said.length - 1);
  pdf.write(`${range}]`, place, 'latin1');
  const digest = createHash('sha256').update(pdf.subarray(0, opened)).update(pdf.subarray(closed)).digest();
  const put = (signature: Uint8Array): Buffer => {
    const hex = Buffer.from(signature).toString('hex');
    if (hex.length > 2 * ROOM) throw new Error('The signature is longer than its room.');
    pdf.write(hex, opened + 1, 'latin1');
    return pdf;
  };
  return { pdf, digest, put };
};

/** The signature of a document, and the bytes that it should be of; null where it isn't over everything else. */
export const readSignature = (pdf: Buffer): { signature: Buffer; bytes: Buffer } | null => {
  const matches = [...pdf.toString('latin1').matchAll(new RegExp(RANGE, 'g'))];
  const [before = 0, after = 0, rest = 0] = matches.at(-1)?.slice(1).map(Number) ?? [];
  const hex = pdf.subarray(before, after).toString('latin1');
  if (after + rest !== pdf.length || !/^<[0-9a-f]+>$/.test(hex)) return null;
  const padded = Buffer.from(hex.slice(1, -1), 'hex');
  // What follows on the signature's own length is room that it didn't need.
  const length = padded.readUInt16BE(2) + 4;
  if (padded[0] !== 0x30 || padded[1] !== 0x82 || padded.subarray(length).some((byte) => byte !== 0))
    return null;
  return {
    signature: padded.subarray(0, length),
    bytes: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]),
  };
};
