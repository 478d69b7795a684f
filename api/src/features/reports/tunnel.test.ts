import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelopeOf, eventId, sendEnvelope, thrownEvent } from '../../../test/envelope.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const stored = () =>
  muster.database.query<{ id: string; facts: { page: string }; person: string | null }>(
    'select id, facts, person from error_reports order by received_at, id',
  );
const groups = () =>
  muster.database.query<{ title: string; message: string; events: number }>(
    'select title, message, events from error_groups order by first_seen_at, id',
  );
const emptied = () => muster.database.query('truncate error_groups cascade');

test('whoever isn’t signed in can report, and is told nothing', async () => {
  await emptied();
  const { status, body, headers } = await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  expect([status, body, headers['cache-control']]).toEqual([204, null, 'no-store']);
  expect(await groups()).toEqual([{ title: 'TypeError', message: 'Cannot read the 12th entry', events: 1 }]);
});

test('the same event arriving twice counts once, also at the same time', async () => {
  await emptied();
  const envelope = envelopeOf([thrownEvent()]);
  await Promise.all([1, 2, 3, 4].map(() => sendEnvelope(muster, envelope)));
  await sendEnvelope(muster, envelope);
  expect(await groups()).toMatchObject([{ events: 1 }]);
  expect(await stored()).toHaveLength(1);
});

test('the same error counts on in its group, whatever numbers, ids and build hashes it names', async () => {
  await emptied();
  const thrown = (value: string, file: string) => ({
    values: [
      { type: 'TypeError', value, stacktrace: { frames: [{ function: 'showWeek', filename: file }] } },
    ],
  });
  for (const [value, file] of [
    ['No entry 12 in "Harbour"', '/assets/week-a1b2c3d4.js'],
    ['No entry 13 in "Quay"', '/assets/week-zzzzzzzz.js'],
    ['No client in "Quay"', '/assets/week-zzzzzzzz.js'],
  ] as const)
    await sendEnvelope(muster, envelopeOf([thrownEvent({ exception: thrown(value, file) })]));
  expect(await groups()).toEqual([
    { title: 'TypeError', message: 'No entry 13 in "Quay"', events: 2 },
    { title: 'TypeError', message: 'No client in "Quay"', events: 1 },
  ]);
});

test('tokens, codes and addresses are taken out before anything is stored', async () => {
  await emptied();
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl';
  await sendEnvelope(
    muster,
    envelopeOf([
      thrownEvent({
        message: 'unused',
        exception: { values: [{ type: 'Error', value: `Bearer ${token} of ann@example.org` }] },
        request: {
          url: 'https://muster.test/signin?code=secret-code&state=secret-state',
          headers: { Authorization: `Bearer ${token}`, Cookie: 'idToken=abc' },
        },
        breadcrumbs: [
          { category: 'fetch', data: { method: 'GET', url: '/x?q=ann%40example.org&id_token=secret-code' } },
        ],
        user: { id: muster.organization.people.member.sub, email: 'ann@example.org' },
      }),
    ]),
  );
  const written = JSON.stringify([
    ...(await stored()),
    ...(await muster.database.query('select message, page, title from error_groups')),
  ]);
  for (const secret of [token, 'secret-code', 'secret-state', 'idToken', 'ann@example.org', 'ann%40'])
    expect(written).not.toContain(secret);
  expect(await stored()).toMatchObject([
    { person: muster.organization.people.member.sub, facts: { page: '/signin' } },
  ]);
});

test('somebody whom nobody knows here is nobody, whatever a report says', async () => {
  await emptied();
  await sendEnvelope(muster, envelopeOf([thrownEvent({ user: { id: 'somebody-invented' } })]));
  expect(await stored()).toMatchObject([{ person: null }]);
});

test('what isn’t an error is taken and not kept', async () => {
  await emptied();
  const lines = [{}, { type: 'transaction' }, { event_id: eventId() }, { type: 'client_report' }, {}];
  expect((await sendEnvelope(muster, lines.map((line) => JSON.stringify(line)).join('\n'))).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('items may hold line breaks where they tell their length', async () => {
  await emptied();
  const event = JSON.stringify(thrownEvent(), null, 1);
  const header = JSON.stringify({ type: 'event', length: Buffer.byteLength(event) });
  expect((await sendEnvelope(muster, `{}\n${header}\n${event}\n`)).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['no JSON at the top', 'hello', 'its first line is no JSON object'],
  ['an item without a type', '{}\n{"length":2}\n{}', 'the header of item 1 is no JSON object with a type'],
  ['an item that is cut off', '{}\n{"type":"event","length":900}\n{}', 'item 1 ends before its length'],
  ['an event without an id', '{}\n{"type":"event"}\n{"message":"x"}', 'item 1 is no event with an id'],
  ['too many items', `{}${'\n{"type":"x"}\n{}'.repeat(101)}`, 'it has more than 100 items'],
])('%s is refused with the reason', async (_, payload, why) => {
  const { status, body } = await sendEnvelope(muster, payload);
  expect([status, body.code, body.message]).toEqual([
    400,
    'bad_request',
    `This envelope can't be read: ${why}.`,
  ]);
});

test('more than 1 MiB is refused with 413, and another media type with 415', async () => {
  const big = envelopeOf([thrownEvent({ message: 'x'.repeat(1_048_576) })]);
  expect((await sendEnvelope(muster, big)).status).toBe(413);
  for (const type of ['application/json', 'text/plain'])
    expect((await sendEnvelope(muster, '{}', type)).body.message).toBe(
      'Send it as application/x-sentry-envelope.',
    );
  expect((await sendEnvelope(muster, '{}', null)).status).toBe(415);
});

test.each([
  ['a text without an end', `"${'a'.repeat(900_000)}"`],
  ['a text of beginnings', `"${'eyJ-'.repeat(200_000)}"`],
  ['a text of signs', `"${'a%40'.repeat(200_000)}"`],
  ['boxes in boxes', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
])('nobody holds the server up with %s', async (_, tag) => {
  const envelope = envelopeOf([thrownEvent({ tags: { of: 'tag' } })]).replace('"tag"', tag);
  expect((await sendEnvelope(muster, envelope)).status).toBe(204);
});

test('ten thousand reports a day are kept, no more', async () => {
  await emptied();
  await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  await muster.database.query(
    `insert into error_reports (id, group_id, occurred_at, facts)
     select gen_random_uuid(), id, now(), '{}' from error_groups, generate_series(1, 9999)`,
  );
  await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  expect(await groups()).toMatchObject([{ events: 1 }]);
});
