import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page asks an authenticator, as far as one needs it. */
export interface Options {
  challenge: string;
  user?: { id: string };
}

/** What a tampered answer says otherwise. */
export interface Circumstances {
  origin: string;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));

/** An authenticator with one passkey, as a program: tests can let it lie. */
export class SoftPasskey {
  readonly id = encode(randomBytes(32));
  counter = 0;
  #userHandle = '';
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The answer to `navigator.credentials.create`. */
  register({ challenge, user }: Options, circumstances: Circumstances): string {
    this.#userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([
      this.#data(0x40, circumstances),
      Buffer.alloc(16),
      length,
      id,
      this.#coseKey(),
    ]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#answer({
      clientDataJSON: encode(clientData('webauthn.create', challenge, circumstances)),
      attestationObject: encode(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** The answer to `navigator.credentials.get`. */
  sign({ challenge }: Options, circumstances: Circumstances): string {
    const client = clientData('webauthn.get', challenge, circumstances);
    const data = this.#data(0, circumstances);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: encode(client),
      authenticatorData: encode(data),
      signature: encode(signature),
      userHandle: circumstances.userHandle ?? this.#userHandle,
    });
  }

  #answer(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  #data(flags: number, { rpId = 'localhost', counter = this.counter, userVerified = true }: Circumstances) {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 0x01 | (userVerified ? 0x04 : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #coseKey(): Uint8Array {
    const { x, y } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    return isoCBOR.encode(key);
  }
}

function clientData(type: string, challenge: string, { origin }: Circumstances): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}
