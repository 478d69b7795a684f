import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSignature } from './platform/signing/checked.ts';
import { fingerprintOf } from './platform/signing/signer.ts';
import { signerOf } from './signing.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-signing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-03-02T10:00:00Z');
const open = (SIGNING_KEY: string, postgres = false) =>
  signerOf({ SIGNING_KEY, DATA_DIR: folder, PUBLIC_URL: 'https://muster.test', embedded: { postgres } }, NOW);
const pemOf = (type: 'P-256' | 'P-384' | 2048 | 1024) => {
  const { privateKey } =
    typeof type === 'number'
      ? generateKeyPairSync('rsa', { modulusLength: type })
      : generateKeyPairSync('ec', { namedCurve: type });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const digestOf = (text: string) => createHash('sha256').update(text).digest();

test('beside the embedded database the first start makes a key, which only its account reads, and later ones keep it', async () => {
  const first = await open('', true);
  expect(readdirSync(folder)).toEqual(['signing-key.pem']);
  expect(statSync(join(folder, 'signing-key.pem')).mode & 0o777).toBe(0o600);
  expect((await open('', true))?.fingerprint).toBe(first?.fingerprint);
});

test('with a database of its own there is no key unless one is set', async () => {
  expect(await open('')).toBeNull();
});

test.each(['P-256', 2048] as const)(
  'a key of %s signs, given as text in one line or as a path',
  async (type) => {
    const pem = pemOf(type);
    const path = join(folder, 'own.pem');
    writeFileSync(path, pem);
    const signers = [await open(pem.replaceAll('\n', '\\n')), await open(path)];
    expect(signers[0]?.fingerprint).toBe(signers[1]?.fingerprint);
    const signature = (await signers[0]?.sign(digestOf('so'), NOW)) ?? new Uint8Array();
    const signed = await checkSignature(signature, Buffer.from('so'));
    expect(signed && { at: signed.at, by: fingerprintOf(signed.key) }).toEqual({
      ...{ at: NOW, by: signers[0]?.fingerprint },
    });
    expect(await checkSignature(signature, Buffer.from('no'))).toBeNull();
    expect(await checkSignature(signature.slice(1), Buffer.from('so'))).toBeNull();
  },
);

test('a certificate that stands beside the key is the one that goes along; one of another key is refused', async () => {
  const [own, other] = [await open(pemOf('P-256')), pemOf('P-256')];
  const certificate = own?.publicPem.slice(own.publicPem.indexOf('-----BEGIN CERTIFICATE')) ?? '';
  await expect(open(other + certificate)).rejects.toThrow(
    "The setting SIGNING_KEY can't be used: the certificate in it is of another key.",
  );
  const again = await open(other + ((await open(other))?.publicPem ?? ''));
  expect(again?.publicPem).toContain('BEGIN CERTIFICATE');
});

test.each([
  ['nowhere.pem', 'there is no file nowhere.pem.'],
  ['-----BEGIN NOTHING-----', 'it holds no private key in PEM, or one that asks for a password.'],
  [pemOf('P-384'), 'use a key of EC on P-256, or RSA of at least 2048 bits.'],
  [pemOf(1024), 'use a key of EC on P-256, or RSA of at least 2048 bits.'],
])('a key that cannot be used ends the start with one sentence', async (key, why) => {
  await expect(open(key)).rejects.toThrow(`The setting SIGNING_KEY can't be used: ${why}`);
});

test('OpenSSL, where it is installed, finds the signature good', async () => {
  const signer = await open(pemOf('P-256'));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('said'), 'so');
  writeFileSync(at('said.p7s'), (await signer?.sign(digestOf('so'), new Date())) ?? '');
  writeFileSync(at('key.pem'), signer?.publicPem ?? '');
  const parameters = [
    '-inform',
    'DER',
    '-in',
    at('said.p7s'),
    '-content',
    at('said'),
    '-CAfile',
    at('key.pem'),
  ];
  const said = runOpenssl(['cms', '-verify', '-binary', '-purpose', 'any', ...parameters, '-out', at('out')]);
  expect(said === null || readFileSync(at('out'), 'utf8')).toBe(said === null || 'so');
});

/** Null where there is none. */
const runOpenssl = (parameters: string[]): string | null => {
  try {
    return execFileSync('openssl', parameters, { stdio: 'pipe' }).toString();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
