import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Signs id tokens as a provider would, and serves the keys to check them with. */
export interface TestProvider {
  readonly issuer: string;
  readonly jwksUrl: string;
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  close(): Promise<void>;
}

/** A provider with one RS256 key on a free port. */
export const openTestProvider = async (): Promise<TestProvider> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    jwksUrl: `${issuer}/jwks.json`,
    sign: (claims, header) =>
      new SignJWT({ token_use: 'id', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', ...header })
        .setIssuedAt()
        .setIssuer(claims.iss ?? issuer)
        .setAudience(claims.aud ?? 'muster')
        .setExpirationTime(claims.exp ?? '15m')
        .sign(privateKey),
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
