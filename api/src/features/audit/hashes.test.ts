import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sha = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** As PostgreSQL writes jsonb. */
const json = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(json).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}: ${json(held)}`);
  return `{${fields.join(', ')}}`;
};
const salt = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

test('anybody can make the hashes anew from their description in the record', async () => {
  const org_id = (
    await database.query(
      "insert into organizations (name, slug, currency, timezone) values ('A', 'a', 'GBP', 'UTC') returning org_id",
    )
  )[0]?.org_id;
  const subject = { org_id, subject_type: 'client', subject_id: crypto.randomUUID() };
  await insertRow(database, 'events', {
    ...subject,
    type: 'client.created',
    actor: 'ann',
    actor_name: 'Ann “A” O’Neill',
  });
  await insertRow(database, 'events', {
    ...{ ...subject, type: 'client.updated', project_id: crypto.randomUUID(), request_id: 'r-1' },
    changes: { name: ['Łódź "1"', null], budget_minor: [1, 2.5], tags: [[], ['a', 'b\n']] },
    data: { on: true, deep: { a: null } },
  });
  const rows = await database.query(
    `select e.*, s.seq, s.who_salt, s.what_salt, s.hash, ${at('e.occurred_at')} as happened, ${at('s.sealed_at')} as sealed
     from events e join event_seals s on s.event_id = e.id order by s.seq`,
  );
  let hash = Buffer.alloc(32);
  for (const e of rows) {
    const digests = [
      sha(
        json([e.org_id, e.id, e.type, e.subject_type, e.subject_id, e.project_id, e.happened, e.request_id]),
      ),
      sha(salt(e.who_salt), json([e.actor, e.actor_name])),
      sha(salt(e.what_salt), json([e.changes, e.data])),
    ].map((digest) => digest.toString('hex'));
    hash = sha(hash, json([Number(e.seq), e.org_id, e.id, e.sealed, ...digests]));
    expect(e.hash.toString('hex')).toBe(hash.toString('hex'));
  }
  expect(rows).toHaveLength(2);
});
