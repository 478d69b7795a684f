import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import { releaseEarly } from './commit.ts';
import type { Database } from './database.ts';
import { beside, Late, settled } from './late.ts';

/** A write as its caller named it. */
export interface Attempt {
  readonly sub: string;
  readonly key: string;
  /** Digest of method, path, organization and body. */
  readonly digest: string;
  /** A field of the answer that isn't kept. */
  readonly toldOnce?: string | undefined;
}

/** sha-256 over the parts of a request, hex. */
export const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/**
 * Runs `work` once per key: a second request with the same key waits for the first (it meets the first one's row), then
 * gets its answer, with null for what is told once. The same key with another body is 422. A failed attempt leaves nothing behind.
 */
export const once = async <Answer>(
  db: Database,
  attempt: Attempt,
  work: () => Promise<Answer | Late<Answer>>,
): Promise<Answer | Late<Answer>> => {
  const { sub, key, digest, toldOnce } = attempt;
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ sub, key, request_sha256: digest })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return answered<Answer>(db, attempt);
  const keep = (answer: string | RawBuilder<string>) =>
    db
      .updateTable('idempotency_keys')
      .set({ status: 200, answer })
      .where('sub', '=', sub)
      .where('key', '=', key)
      .execute();
  const answer = await work();
  if (answer instanceof Late && !toldOnce) {
    const keeping = keep(sql`jsonb_build_object('body', ${answer.kept})`);
    return new Late(beside(answer.body, keeping), answer.kept);
  }
  const body = await settled(answer);
  await keep(JSON.stringify({ body }, without(toldOnce)));
  return body;
};

/** Leaves a field out of what is written down, wherever it stands. */
const without = (field: string | undefined) => (name: string, value: unknown) =>
  field !== undefined && name === field ? null : value;

const answered = async <Answer>(db: Database, { sub, key, digest }: Attempt): Promise<Answer> => {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'answer'])
    .where('sub', '=', sub)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.request_sha256 !== digest) {
    throw new Failure('key_reused', 'This Idempotency-Key was used for another request: use a new one.');
  }
  // Whoever it was given to first may have let go of it before it was on disk: a transaction that writes nothing wouldn't wait for that.
  releaseEarly(db);
  return (stored.answer as { body: Answer }).body;
};
