import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  type webcrypto,
  X509Certificate,
} from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { certify } from './certificate.ts';

/** Signs what leaves the house, by a key that the database never sees. */
export interface Signer {
  /** A detached signature (CMS, DER) over what has this SHA-256. */
  sign(digest: Uint8Array, at: Date): Promise<Uint8Array>;
  /** The public key and its certificate, in PEM. */
  readonly publicPem: string;
  /** SHA-256 of the public key (SubjectPublicKeyInfo), in hex. */
  readonly fingerprint: string;
}

/** A key that nobody can sign with here; the message is one sentence for whoever set it. */
export class BadSigningKey extends Error {
  override name = 'BadSigningKey';
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const SMALLEST_RSA = 2048;

/** SHA-256 of a public key (SubjectPublicKeyInfo), in hex. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');

/**
 * Opens a private key in PEM: EC on P-256 or RSA. A certificate of it may stand in the same text; else one is made under `name`.
 * Throws {@link BadSigningKey}.
 */
export const openSigner = async (pem: string, name: string, now: Date): Promise<Signer> => {
  const privateKey = readPrivate(pem);
  const publicKey = createPublicKey(privateKey);
  const keys = { privateKey: await imported(privateKey), publicKey: await imported(publicKey) };
  const certificate = certificateIn(pem, publicKey) ?? (await certify(keys, name, dayBefore(now)));
  const publicPem = [
    publicKey.export({ type: 'spki', format: 'pem' }),
    new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString(),
  ].join('');
  return {
    sign: (digest, at) => signDigest(keys.privateKey, certificate, digest, at),
    ...{ publicPem, fingerprint: fingerprintOf(publicKey) },
  };
};

/** Whose clock is a little behind finds the certificate valid, too. */
const dayBefore = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000 - 86_400_000);

const readPrivate = (pem: string): KeyObject => {
  const key = parsePrivate(pem);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return key;
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= SMALLEST_RSA) return key;
  throw new BadSigningKey(`use a key of EC on P-256, or RSA of at least ${SMALLEST_RSA} bits.`);
};

const parsePrivate = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new BadSigningKey('it holds no private key in PEM, or one that asks for a password.');
  }
};

const imported = (key: KeyObject): Promise<webcrypto.CryptoKey> => {
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const isPrivate = key.type === 'private';
  const form = isPrivate ? 'pkcs8' : 'spki';
  const bytes = isPrivate
    ? key.export({ type: 'pkcs8', format: 'der' })
    : key.export({ type: 'spki', format: 'der' });
  return crypto.subtle.importKey(form, new Uint8Array(bytes), algorithm, !isPrivate, [
    isPrivate ? 'sign' : 'verify',
  ]);
};

const certificateIn = (pem: string, publicKey: KeyObject): pkijs.Certificate | null => {
  const [text] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(pem) ?? [];
  if (!text) return null;
  const given = new X509Certificate(text);
  if (!given.publicKey.equals(publicKey)) throw new BadSigningKey('the certificate in it is of another key.');
  return pkijs.Certificate.fromBER(new Uint8Array(given.raw));
};

const signDigest = async (
  key: webcrypto.CryptoKey,
  certificate: pkijs.Certificate,
  digest: Uint8Array,
  at: Date,
): Promise<Uint8Array> => {
  const { issuer, serialNumber } = certificate;
  const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] });
  const signerInfo = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
        attribute(SIGNING_TIME, new asn1js.UTCTime({ valueDate: at })),
        attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: new Uint8Array(digest).buffer })),
      ],
    }),
  });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signerInfo],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256');
  const content = signed.toSchema(true);
  const info = new pkijs.ContentInfo({ contentType: SIGNED_DATA, content });
  return new Uint8Array(info.toSchema().toBER());
};
