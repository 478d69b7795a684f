import { importPKCS8, SignJWT } from 'jose';
import type { UpstreamOptions } from './names.ts';

/** Long enough for one exchange, whatever the clocks say. */
const LIFETIME = '5m';

/** The secret of an exchange. Apple's is a token made for it, signed with the key of the installation's team. */
export async function clientSecret(registration: UpstreamOptions, issuer: string): Promise<string> {
  if (registration.name !== 'SignInWithApple') return registration.clientSecret;
  const { teamId, clientId, keyId, privateKey } = registration;
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
