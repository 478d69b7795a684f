import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type EmbeddedPlace, TOKEN_SECONDS } from '#contract/embedding/shapes.ts';
import { digestOf } from '../../../platform/access/embedded.ts';
import type { Context } from '../../../platform/context.ts';

const SECRET_BYTES = 32;

/** Makes a token for a page as the caller, and answers it; it counts once, for a minute by the database's clock. */
export const issueToken = async (context: Context, place: EmbeddedPlace, purpose: string) => {
  const { db, organization } = context;
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  const { id, token_until } = await db
    .insertInto('embeddings')
    .values({
      ...{ org_id: organization, place, token_sha256: digestOf(token) },
      token_until: sql<string>`clock_timestamp() + make_interval(secs => ${TOKEN_SECONDS})`,
    })
    .returning(['id', 'token_until'])
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'embedding.issued',
    subject: { type: 'embedding', id },
    data: { place, purpose },
  });
  return { token, expires_at: token_until };
};
