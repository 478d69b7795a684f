import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do (RFC 6238 with its defaults). */
const PARAMETERS = { issuer: 'Muster', algorithm: 'SHA1', digits: 6, period: 30 };
/** A clock may be this many steps off, either way. */
const WINDOW = 1;

export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** What the app reads from the QR code. */
export function keyUri(secret: Uint8Array, email: string): string {
  return totpOf(secret, email).toString();
}

/** The same for typing in, in groups of four. */
export function typedSecret(secret: Uint8Array): string {
  return totpOf(secret).secret.base32.replace(/.{4}(?=.)/g, '$& ');
}

/** The half minute that the code stands for; undefined when it is none of now. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

function totpOf(secret: Uint8Array, label = ''): TOTP {
  return new TOTP({ ...PARAMETERS, label, secret: Secret.fromHex(Buffer.from(secret).toString('hex')) });
}
