import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import type { TestPerson } from '../../../test/people.ts';
import { tracesOf } from '../../../test/traces.ts';
import { forgetLastTraces } from '../users/reactions.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

const write = ({ sub, name }: TestPerson) =>
  insertRow(muster.database, 'announcements', {
    ...{ org_id: muster.organization.id, title: `Thanks to ${name}`, message: `${name} has done it.` },
    audience: JSON.stringify({ organizations: [muster.organization.id], roles: [], projects: [] }),
    ...{ created_by: sub, updated_by: sub },
  });

/** Who wrote it, as the organization's administrators are told. */
const authorOf = async (id: string) => {
  const { databases } = muster.server;
  const scope = { organization: muster.organization.id, sub: null, writes: false };
  return databases.within(scope, async (db) => {
    const row = await db
      .selectFrom('announcements')
      .select(({ fn, ref }) => fn<string | null>('announcement_author', [ref('id')]).as('author'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.author;
  });
};

test('whoever leaves is named neither by what they announced nor as who did', async () => {
  const person = await muster.someone('manager', 'Wilhelmina Vandersnoot');
  const id = await write(person);
  expect(await authorOf(id)).toBe('Wilhelmina Vandersnoot');

  await muster.leave(await muster.signIn(person), person);
  expect(await authorOf(id)).toBeNull();
  await forgetLastTraces(muster.server.databases, 0);

  const traces = await tracesOf(muster.database, [person.sub, person.name, person.email]);
  expect(traces.filter((trace) => trace.startsWith('announcements'))).toEqual([]);
  const { name, user_sub } = await muster.memberOf(person);
  const [row] = await muster.database.query('select * from announcements where id = $1', [id]);
  expect(row).toMatchObject({ title: `Thanks to ${name}`, message: `${name} has done it.`, version: 1 });
  expect(row).toMatchObject({ created_by: user_sub, updated_by: user_sub });
});
