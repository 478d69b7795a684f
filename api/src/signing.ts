import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting } from './config.ts';
import { BadSigningKey, openSigner, type Signer } from './platform/signing/signer.ts';

interface SigningSettings {
  readonly SIGNING_KEY: string;
  readonly DATA_DIR: string;
  readonly PUBLIC_URL: string;
  readonly embedded: { readonly postgres: boolean };
}

const KEY_FILE = 'signing-key.pem';

/**
 * Who signs what is exported: the key that is set, as PEM or as the path of a file, or beside the embedded database one that the first
 * start makes in the data folder. Null where neither is: then nothing is exported that would have to be signed.
 */
export const signerOf = async (set: SigningSettings, now: Date): Promise<Signer | null> => {
  const pem = set.SIGNING_KEY ? readSetting(set.SIGNING_KEY) : set.embedded.postgres ? keptKey(set) : null;
  if (pem === null) return null;
  try {
    return await openSigner(pem, `Muster at ${new URL(set.PUBLIC_URL).host}`, now);
  } catch (error) {
    if (error instanceof BadSigningKey) throw refusal(error.message);
    throw error;
  }
};

const refusal = (why: string) => new BadSetting(`The setting SIGNING_KEY can't be used: ${why}`);

const readSetting = (value: string): string => {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n');
  if (!existsSync(value)) throw refusal(`there is no file ${value}.`);
  return readFileSync(value, 'utf8');
};

/** Beside the rows, never in them: whoever owns the database alone can't sign. */
const keptKey = ({ DATA_DIR }: SigningSettings): string => {
  const file = join(DATA_DIR, KEY_FILE);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
};
