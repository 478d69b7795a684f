import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Signs id tokens as a provider would, and serves the keys to check them with. */
export interface TestProvider {
  readonly issuer: string;
  readonly jwksUrl: string;
  /** Of the newest key, in PEM. */
  publicKey(): Promise<string>;
  /** Signs with the newest key. */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string; typ?: string }): Promise<string>;
  /** A new key, by the name given. */
  rotate(kid: string): Promise<void>;
  close(): Promise<void>;
}

const newKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, publicKey, jwk };
};

/** A provider with an RS256 key on a free port. */
export const openTestProvider = async (): Promise<TestProvider> => {
  let key = await newKey('test');
  const published = [key.jwk];
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    jwksUrl: `${issuer}/jwks.json`,
    publicKey: () => exportSPKI(key.publicKey),
    rotate: async (kid) => {
      key = await newKey(kid);
      published.push(key.jwk);
    },
    sign: (claims, header) =>
      new SignJWT({ token_use: 'id', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
        .setIssuedAt(claims.iat)
        .setIssuer(claims.iss ?? issuer)
        .setAudience(claims.aud ?? 'muster')
        .setExpirationTime(claims.exp ?? '15m')
        .sign(key.privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const addressOf = (address: string | AddressInfo | null): AddressInfo => {
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address;
};
