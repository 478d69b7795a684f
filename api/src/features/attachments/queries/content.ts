import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import type { ObjectStore } from '../../../platform/object-store.ts';
import type { Databases } from '../../../platform/postgres/database.ts';

/** A file whose bytes are asked for, and by whom. */
export interface Asked {
  readonly organization: string;
  readonly sub: string | null;
  readonly attachment: string;
  readonly sha256: string;
  /** The project whose ops-log the policy lets the caller read; whoever is on shift there needs no such word. */
  readonly room?: string | null;
}

/** Where the bytes of files lie. */
export interface Places {
  readonly databases: Databases;
  /** Null where none is set. */
  readonly files: ObjectStore | null;
}

/** Under which key an object lies. */
export const keyOf = ({ organization, attachment }: Pick<Asked, 'organization' | 'attachment'>): string =>
  `${organization}/${attachment}`;

/**
 * The bytes of a file as they are read, wherever they lie by then. What isn't what was kept breaks off with an error at its end,
 * so that nobody takes it for whole. Throws 503 where they lie in a store that isn't set any more, or doesn't answer.
 */
export async function* contentOf(places: Places, asked: Asked): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let found = false;
  for await (const piece of piecesOf(places.databases, asked)) {
    found = true;
    hash.update(piece);
    yield piece;
  }
  if (!found)
    for await (const chunk of await objectOf(places.files, asked)) {
      hash.update(chunk);
      yield chunk;
    }
  if (hash.digest('hex') !== asked.sha256) throw new Error(`File ${keyOf(asked)} isn't what was kept.`);
}

/** A piece at a time, each by itself, so that a slow reader holds no connection. */
async function* piecesOf(databases: Databases, { organization, sub, attachment, room }: Asked) {
  for (let piece = 0; ; piece += 1) {
    const found = await databases.within({ organization, sub, writes: false }, async (db) => {
      if (room) await sql`select set_config('muster.ops_log_read', ${room}, true)`.execute(db);
      return db
        .selectFrom('attachment_pieces')
        .select('content')
        .where('org_id', '=', organization)
        .where('attachment_id', '=', attachment)
        .where('piece', '=', piece)
        .executeTakeFirst();
    });
    if (!found) return;
    yield found.content;
  }
}

const objectOf = async (files: ObjectStore | null, asked: Asked): Promise<AsyncIterable<Uint8Array>> => {
  const away = new Failure('unavailable', "This file can't be reached just now: try again in a minute.");
  if (!files) throw away;
  return files.read(keyOf(asked)).catch(() => {
    throw away;
  });
};
