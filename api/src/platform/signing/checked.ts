import { createPublicKey, type KeyObject } from 'node:crypto';
import * as pkijs from 'pkijs';

/** What a signature says: by which key, and when by the clock of whoever signed. */
export interface Signed {
  readonly key: KeyObject;
  readonly at: Date | null;
}

const SIGNING_TIME = '1.2.840.113549.1.9.5';
const DATA = '1.2.840.113549.1.7.1';
const SHA_256 = '2.16.840.1.101.3.4.2.1';

/** Whose detached signature (CMS, DER) these bytes bear; null where it isn't one of them. Chains of certificates aren't followed. */
export const checkSignature = async (signature: Uint8Array, bytes: Uint8Array): Promise<Signed | null> => {
  try {
    const info = pkijs.ContentInfo.fromBER(new Uint8Array(signature));
    const signed = new pkijs.SignedData({ schema: info.content });
    if (!isDetached(signed)) return null;
    const data = new Uint8Array(bytes).buffer;
    if (!(await signed.verify({ signer: 0, data, checkChain: false }))) return null;
    const [certificate] = signed.certificates ?? [];
    const [signer] = signed.signerInfos;
    if (!(certificate instanceof pkijs.Certificate) || signed.certificates?.length !== 1 || !signer)
      return null;
    const key = createPublicKey({
      key: Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER()),
      ...{ format: 'der', type: 'spki' },
    });
    const said = signer.signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME)?.values[0];
    return { key, at: said?.toDate?.() ?? null };
  } catch {
    return null;
  }
};

/** What a signature brings along would be checked in the place of the bytes that it should be of. */
const isDetached = ({
  encapContentInfo: { eContent, eContentType },
  signerInfos,
}: pkijs.SignedData): boolean =>
  !eContent &&
  eContentType === DATA &&
  signerInfos.length === 1 &&
  signerInfos.every(({ digestAlgorithm }) => digestAlgorithm.algorithmId === SHA_256);
