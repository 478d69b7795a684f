import { generateKeyPairSync } from 'node:crypto';
import { openSigner, type Signer } from '../src/platform/signing/signer.ts';

/** Somebody who signs, with a key made for it. */
export const makeSigner = (): Promise<Signer> => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return openSigner(pem, 'Muster at muster.test', new Date('2026-01-01T00:00:00Z'));
};
