import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser as far as push concerns it: the keys that it subscribes with, and reading what comes. */
export interface Browser {
  readonly p256dh: string;
  readonly auth: string;
  /** The message of a push, as the browser's service worker gets it; throws for one that wasn't written for it. */
  read(body: Buffer): string;
}

const SALT = 16;
/** Of the size of records, which a push has one of. */
const SIZE = 4;

/** Makes a browser that reads pushes (RFC 8188, 8291). */
export const makeBrowser = (): Browser => {
  const keys = createECDH('prime256v1');
  const point = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      const salt = body.subarray(0, SALT);
      const start = SALT + SIZE + 1;
      const end = start + (body[SALT + SIZE] ?? 0);
      const sender = body.subarray(start, end);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      return open(body.subarray(end), derive('aes128gcm', 16), derive('nonce', 12));
    },
  };
};

const TAG = 16;
/** Stands behind the text, in front of what only fills up. */
const END = 2;

const open = (sealed: Buffer, key: Buffer, nonce: Buffer): string => {
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(END)).toString();
};
