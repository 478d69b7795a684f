import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';
import { presetsBy } from './fixtures/presets-by.ts';

let muster: TestServer;
let admin: TestPerson;
let coordinator: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  ({ admin, coordinator } = muster.organization.people);
});
afterAll(() => muster.close());

const by = (person: TestPerson, organization = muster.organization.id) =>
  presetsBy(muster, person, organization);
let count = 0;

test('a preset is drafted, published, changed by a next revision and deprecated; what was published stays as it was', async () => {
  const me = by(admin);
  const made = await me.make({ locked: ['/priority'], description: 'For quays' });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      kind: 'project',
      scope: 'organization',
      description: 'For quays',
      current: null,
      draft: 1,
      revisions: 1,
      uses: 0,
    },
  ]);
  const { id } = made.body;
  expect((await me.publish(id)).body).toMatchObject({
    revision: 1,
    status: 'published',
    locked: ['/priority'],
  });
  const draft = (await me.draft(id)).body;
  expect(draft).toMatchObject({ revision: 2, status: 'draft', payload: { priority: 'high' }, version: 1 });
  const said = await me.say(id, { payload: { priority: 'low', tags: ['quay'] }, note: 'Calmer' }, 1);
  expect(said.body).toMatchObject({ revision: 2, version: 2, note: 'Calmer', payload: { tags: ['quay'] } });
  expect((await me.say(id, { note: 'x' }, 1)).status).toBe(412);
  expect((await me.read(id)).body).toMatchObject({ current: 1, draft: 2, revisions: 2 });
  await me.publish(id);
  await me.deprecate(id, 2);
  expect((await me.read(id)).body).toMatchObject({ current: 1, draft: null });
  expect(
    (await me.said(id)).map(({ revision, status, payload }: Record<string, unknown>) => [
      revision,
      status,
      payload,
    ]),
  ).toEqual([
    [2, 'deprecated', { priority: 'low', tags: ['quay'] }],
    [1, 'published', { priority: 'high' }],
  ]);
  const events = await muster.database.query('select type from events where subject_id = $1 order by id', [
    id,
  ]);
  expect(events.map(({ type }) => type)).toEqual(
    ['created', 'published', 'drafted', 'redrafted', 'published', 'deprecated'].map(
      (verb) => `preset.${verb}`,
    ),
  );
});

test('a revision names who brought it to where it stands; whoever isn’t of the organization is nobody there', async () => {
  const local = await makePerson(muster.database, muster.organization.id, 'admin');
  const { id } = (await by(admin).make()).body;
  expect(await by(local).said(id)).toMatchObject([{ status: 'draft', updated_by: null }]);
  const published = (await by(local).publish(id)).body;
  expect(published).toMatchObject({ updated_by: { name: local.name } });
  expect(await by(coordinator).said(id)).toMatchObject([{ updated_by: { name: local.name } }]);
  expect((await by(admin).deprecate(id, 1)).body).toMatchObject({ status: 'deprecated', updated_by: null });
  const [{ updated_at }] = await by(coordinator).said(id);
  expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(published.updated_at));
});

test('not even the owner of the database’s tables changes what was published', async () => {
  const { id } = (await by(admin).make()).body;
  await by(admin).publish(id);
  const change = (set: string) =>
    muster.database.query(`update preset_revisions set ${set} where preset_id = '${id}'`);
  for (const set of [
    "payload = '{}'",
    "locked = '{/priority}'",
    "note = 'x'",
    "status = 'draft', published_at = null",
  ])
    await expect(change(set)).rejects.toThrow('A published revision never changes.');
  await expect(
    muster.database.query(`delete from preset_revisions where preset_id = '${id}'`),
  ).rejects.toThrow('A published revision never changes.');
});

test.each([
  ['a field of another kind', { payload: { severity: 'sev1' } }, ['preset-payload', 'payload.severity']],
  [
    'a value that the kind doesn’t know',
    { payload: { priority: 'huge' } },
    ['preset-payload', 'payload.priority'],
  ],
  [
    'a bad item of a list',
    { payload: { alert_pcts: [50, 500] } },
    ['preset-payload', 'payload.alert_pcts.1'],
  ],
  ['a lock on what it doesn’t say', { locked: ['/tags'] }, ['locked-nothing', 'locked']],
])('%s is refused beside its field, and nothing is kept', async (_, fields, [rule, field]) => {
  const name = `Refused ${count++}`;
  expect(refusal(await by(admin).make({ name, ...fields }))).toEqual([422, rule, field]);
  const { body } = await by(admin).make({ name });
  expect(refusal(await by(admin).say(body.id, fields, 1))).toEqual([422, rule, field]);
  expect(await by(admin).said(body.id)).toMatchObject([{ payload: { priority: 'high' }, version: 1 }]);
});

test('names of a kind are told apart, and an archived preset comes back while its name is free', async () => {
  const me = by(admin);
  const name = `Quay ${count++}`;
  const { body } = await me.make({ name });
  expect(refusal(await me.make({ name: name.toUpperCase() }))).toEqual([422, 'name-taken', 'name']);
  expect((await me.make({ name, kind: 'ops_log', payload: {} })).status).toBe(201);
  const other = (await me.make()).body;
  expect(refusal(await me.change(other.id, { name }, 1))).toEqual([422, 'name-taken', 'name']);
  await me.archive(body.id, 1);
  expect(refusal(await me.change(body.id, { description: 'x' }, 2))).toEqual([422, 'archived', '']);
  expect(refusal(await me.publish(body.id))).toEqual([422, 'archived', '']);
  expect((await me.change(other.id, { name }, 1)).status).toBe(200);
  expect(refusal(await me.restore(body.id))).toEqual([422, 'name-taken', 'name']);
  await me.archive(other.id, 2);
  expect((await me.restore(body.id)).body).toMatchObject({ archived_at: null, name });
});

test('a draft is one at a time, says something, and something new', async () => {
  const me = by(admin);
  const { id } = (await me.make({ payload: {} })).body;
  expect(refusal(await me.publish(id))).toEqual([422, 'preset-empty', 'payload']);
  expect(refusal(await me.draft(id))).toEqual([422, 'draft-exists', '']);
  expect(refusal(await me.discard(id, 1))).toEqual([422, 'first-draft', '']);
  expect(refusal(await me.deprecate(id, 1))).toEqual([422, 'not-published', 'revision']);
  await me.say(id, { payload: { hard_cap: true } }, 1);
  await me.publish(id);
  expect(refusal(await me.publish(id))).toEqual([422, 'no-draft', '']);
  expect(refusal(await me.say(id, { note: 'x' }, 3))).toEqual([422, 'no-draft', '']);
  await me.draft(id);
  expect(refusal(await me.publish(id))).toEqual([422, 'preset-unchanged', 'payload']);
  await me.say(id, { payload: { hard_cap: true, priority: 'low' } }, 1);
  expect((await me.say(id, { payload: { priority: 'low', hard_cap: true } }, 2)).body.version).toBe(2);
  await me.publish(id);
  await me.draft(id);
  expect(refusal(await me.publish(id))).toEqual([422, 'preset-unchanged', 'payload']);
  expect((await me.discard(id, 1)).status).toBe(204);
  expect((await me.read(id)).body).toMatchObject({ current: 2, draft: null, revisions: 2 });
});

test('a global preset is every organization’s to see, and nobody’s to change but who administers all of them', async () => {
  const { body } = await by(admin).make({ scope: 'global', name: `Global ${count++}` });
  await by(admin).publish(body.id);
  const other = await makeOrganization(muster.database);
  const seen = await by(other.people.coordinator, other.id).list({ scope: 'global' });
  expect(seen.body.data).toContainEqual(
    expect.objectContaining({ id: body.id, scope: 'global', current: 1 }),
  );
  const local = await makePerson(muster.database, other.id, 'admin');
  const them = by(local, other.id);
  const forbidden = [403, 'global-preset', undefined];
  expect(refusal(await them.make({ scope: 'global' }))).toEqual(forbidden);
  expect(refusal(await them.change(body.id, { name: 'Mine' }, 1))).toEqual(forbidden);
  expect(refusal(await them.archive(body.id, 1))).toEqual(forbidden);
  expect(refusal(await them.draft(body.id))).toEqual(forbidden);
  expect((await them.make()).status).toBe(201);
  const told = await muster.database.query('select type from root_events where subject_id = $1 order by id', [
    body.id,
  ]);
  expect(told.map(({ type }) => type)).toEqual(['preset.created', 'preset.published']);
});

test('an organization’s own presets are nobody else’s, and a coordinator reads but changes none', async () => {
  const { body } = await by(admin).make();
  const other = await makeOrganization(muster.database);
  const stranger = by(other.people.admin, other.id);
  expect((await stranger.read(body.id)).status).toBe(404);
  expect((await stranger.list()).body.data.map(({ id }: { id: string }) => id)).not.toContain(body.id);
  expect((await stranger.change(body.id, { name: 'Mine' }, 1)).status).toBe(404);
  expect((await by(coordinator).read(body.id)).status).toBe(200);
  expect((await by(coordinator).make()).status).toBe(403);
  expect((await by(coordinator).publish(body.id)).status).toBe(403);
  expect((await by(muster.organization.people.member).list()).status).toBe(403);
});
