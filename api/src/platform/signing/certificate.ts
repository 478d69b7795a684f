import { createHash, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** Bits of a key's usage: digital signature, and that it can't be denied. */
const SIGNS = new Uint8Array([0xc0]);
const YEARS = 20;

/** A certificate by which a key says its own name; it proves nothing but that all its signatures are of one hand. */
export const certify = async (
  keys: webcrypto.CryptoKeyPair,
  name: string,
  from: Date,
): Promise<pkijs.Certificate> => {
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const digest = createHash('sha256').update(
    new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER()),
  );
  const serial = new Uint8Array(digest.digest()).slice(0, 16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial.buffer });
  for (const side of [certificate.subject, certificate.issuer])
    side.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: name }) }),
    );
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  certificate.notBefore.value = from;
  certificate.notAfter.value = until;
  certificate.extensions = [
    new pkijs.Extension({
      ...{ extnID: KEY_USAGE, critical: true },
      extnValue: new asn1js.BitString({ valueHex: SIGNS.buffer, unusedBits: 6 }).toBER(),
    }),
  ];
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
};
