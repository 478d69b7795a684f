import type { Pool } from 'pg';
import type { Logger } from '../options.ts';
import { type Keys, readKeys } from './keys.ts';

/** So old may the keys of a running provider be. */
const FRESH_MS = 2_000;

/**
 * Keeps what is made of the keys, and makes it again when they have changed: by a rotation, in whichever process, or
 * because a key's time has come. Whoever is answered by the old one goes on with it.
 */
export function keyRing<Made>(pool: Pool, keys: Keys, make: (keys: Keys) => Made, logger: Logger) {
  let held = { name: nameOf(keys), made: make(keys) };
  let readAt = Date.now();
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = Date.now();
    const found = await readKeys(pool);
    const name = nameOf(found);
    if (name === held.name) return;
    held = { name, made: make(found) };
    logger.info({ kid: found.signing[0]?.kid }, 'identity: keys changed');
  }

  /** What is made of the keys of now. */
  return async (): Promise<Made> => {
    if (!reading && Math.abs(Date.now() - readAt) > FRESH_MS) {
      reading = read()
        .catch((error: unknown) => logger.warn({ err: error }, 'identity: keys not read'))
        .finally(() => {
          reading = undefined;
        });
    }
    await reading;
    return held.made;
  };
}

const nameOf = ({ signing, cookies }: Keys) => [...signing.map(({ kid }) => kid), ...cookies].join(' ');
