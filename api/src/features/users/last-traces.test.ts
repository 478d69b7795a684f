import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeErrorReport } from '../../../test/factories/error-report.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
import { tracesOf } from '../../../test/traces.ts';
import { forgetLastTraces } from './reactions.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

const forget = () => forgetLastTraces(muster.server.databases, 0);
const tell = (changes: object, data: object = {}) =>
  insertRow(muster.database, 'events', {
    org_id: muster.organization.id,
    type: 'member.created',
    subject_type: 'member',
    subject_id: crypto.randomUUID(),
    actor: muster.organization.people.director.sub,
    changes: JSON.stringify(changes),
    data: JSON.stringify(data),
  });
const named = (person: TestPerson) => ({ key: 'w', name: 'Vandersnoot, W.', match: { id: person.member } });
const importBy = (person: TestPerson, status: string, created_by: string) =>
  insertRow(muster.database, 'imports', {
    org_id: muster.organization.id,
    file_name: 'time of Wilhelmina Vandersnoot.csv',
    file_sha256: 'none',
    file_bytes: Buffer.from('User\nVandersnoot, W.\n'),
    format: 'toggl',
    date_order: 'ymd',
    preview: JSON.stringify({
      ...{ rows: 1, entries: 1, total_seconds: 60, error_count: 0, warning_count: 1 },
      people: [named(person), { key: 'x', name: 'Xaver Young', match: null }],
      warnings: [{ message: 'Vandersnoot, W. worked 25 hours.' }],
    }),
    status,
    created_by,
  });

test('no table holds a name, an address or a subject of somebody who was deleted', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('manager', 'Wilhelmina Vandersnoot');
  const token = await muster.signIn(person);
  const { sub } = organization.people.director;
  const second = await makeOrganization(database);
  const elsewhere = {
    user_sub: person.sub,
    email: 'mina@elsewhere.test',
    name: 'Mina "Min" Vandersnoot',
    phone: '+4420',
  };
  await insertRow(database, 'members', { org_id: second.id, ...elsewhere });
  await makeEntry(database, organization, { created_by: person.sub, updated_by: person.sub });
  await tell({ name: [null, 'wilhelmina vandersnoot'], email: [null, person.email.toUpperCase()] });
  await tell({}, { note: 'For Mina "Min" Vandersnoot <mina@elsewhere.test>' });
  const crumbs = [{ at: null, category: 'ui.click', level: 'info', message: person.name }];
  await makeErrorReport(database, { title: 'TypeError', person: person.sub, facts: { crumbs } });
  const applied = await importBy(person, 'applied', sub);
  await importBy(person, 'previewed', sub);
  await importBy(person, 'previewed', person.sub);
  const words = [person.name, elsewhere.name, 'Vandersnoot', person.email, elsewhere.email, '+4420'];
  expect((await tracesOf(database, words)).length).toBeGreaterThan(8);

  await muster.leave(token, person);
  await forget();

  expect(await tracesOf(database, words)).toEqual([]);
  // The sign-in stays, ended, until no token of it can be alive; the other row refuses tokens for a day.
  expect(await tracesOf(database, [person.sub])).toEqual([
    `forgotten_people: ${person.sub}`,
    `idp.grants: ${person.sub}`,
  ]);
  const { name } = await muster.memberOf(person);
  const kept = await database.query('select id, file_bytes, file_name, preview from imports');
  expect(kept.map(({ id, file_bytes, file_name }) => [id, file_bytes.length, file_name])).toEqual([
    [applied, 0, `time of ${name}.csv`],
  ]);
  expect(kept[0]?.preview.people.map((one: { name: string }) => one.name)).toEqual([name, 'Xaver Young']);
  expect((await muster.memberOf(organization.people.director)).name).toBe('Director Person');
});

test('a namesake keeps their name, and a single name is only taken for one where it stands alone', async () => {
  const [leaving, staying] = [
    await muster.someone('member', 'Alex Kim'),
    await muster.someone('member', 'Alex Kim'),
  ];
  const may = await muster.someone('member', 'May');
  await tell({ name: [null, 'Alex Kim'] });
  const sentence = await tell({ name: [null, 'May'], note: [null, 'Closed in May'] });
  await muster.leave(await muster.signIn(leaving), leaving);
  await muster.leave(await muster.signIn(may), may);
  await forget();
  expect((await muster.memberOf(staying)).name).toBe('Alex Kim');
  expect(await tracesOf(muster.database, ['Alex Kim'])).toContain('events: Alex Kim');
  const [{ changes } = { changes: {} }] = await muster.database.query(
    'select changes from events where id = $1',
    [sentence],
  );
  expect(changes).toEqual({ name: [null, (await muster.memberOf(may)).name], note: [null, 'Closed in May'] });
});

test('rows that somebody else wrote on keep their version and their time of change', async () => {
  const person = await muster.someone('manager', 'Thaddeus Crow');
  const id = await makeEntry(muster.database, muster.organization, { created_by: person.sub });
  const read = () =>
    muster.database.query(
      'select version, updated_at, duration_s, created_by from activity_entries where id = $1',
      [id],
    );
  const [before] = await read();
  await muster.leave(await muster.signIn(person), person);
  await forget();
  const { user_sub } = await muster.memberOf(person);
  expect(await read()).toEqual([{ ...before, created_by: user_sub }]);
});

test('what a request still wrote during the deletion is found as well', async () => {
  const person = await muster.someone('manager', 'Leocadia Prim');
  await muster.leave(await muster.signIn(person), person);
  await muster.database.query(
    `insert into events (org_id, type, subject_type, subject_id, actor, actor_name)
     values ($1, 'client.created', 'client', uuidv7(), $2, $3)`,
    [muster.organization.id, person.sub, person.name],
  );
  await forget();
  expect(await tracesOf(muster.database, [person.name])).toEqual([]);
});

test('nothing leads from a person to the pseudonym once the last traces are gone', async () => {
  const person = await muster.someone('member', 'Evander Stone');
  await muster.leave(await muster.signIn(person), person);
  const tombstone = () =>
    muster.database.query('select pseudonym, label, words from forgotten_people where sub = $1', [
      person.sub,
    ]);
  expect((await tombstone())[0]).toMatchObject({
    words: expect.arrayContaining([person.email, person.name]),
  });
  await forget();
  expect(await tombstone()).toEqual([{ pseudonym: null, label: null, words: [] }]);
  await muster.database.query("update forgotten_people set forgotten_at = now() - interval '2 days'");
  await forget();
  expect(await tombstone()).toEqual([]);
});
