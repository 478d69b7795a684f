import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
});
afterAll(() => desk.muster.close());

const fileOf = async (person: TestPerson, name: string) => {
  const { rawPayload } = await desk.muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await desk.muster.tokenOf(person)}` },
  });
  const file = unzipSync(rawPayload)[`organizations/${desk.muster.organization.slug}/${name}.json`];
  return file ? JSON.parse(strFromU8(file)) : [];
};

test('an export holds what somebody wrote into an ops-log, word for word and in the order of the chain', async () => {
  const { coordinator, manager } = desk;
  const id = await desk.entry({
    ...{
      type: 'incident',
      severity: 'sev3',
      title: 'Gate 3 jammed',
      body: 'Since the storm',
      tags: ['gate'],
    },
    ...{ people: [manager.member], location: 'North fence' },
  });
  await desk.step(id, 'acknowledged', { note: 'On my way' });
  await desk.step(id, 'resolved', { note: 'Oiled', root_cause: 'Rust' }, manager);
  await desk.correct(id, { severity: 'sev4', title: 'Gate 4 jammed' });
  const place = { project_code: 'HRB-204', project: 'Harbour Terminal' };
  expect(await fileOf(coordinator, 'ops-log')).toMatchObject([
    {
      ...{ ...place, id, sequence: 1, kind: 'entry', title: 'Gate 3 jammed', body: 'Since the storm' },
      ...{ location: 'North fence', tags: ['gate'], people: [manager.name], about: null },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    { ...place, sequence: 2, kind: 'incident', about: 1, state: 'acknowledged', body: 'On my way' },
  ]);
  expect(await fileOf(manager, 'ops-log')).toMatchObject([
    { sequence: 3, state: 'resolved', body: 'Oiled', root_cause: 'Rust' },
    { sequence: 4, kind: 'correction', title: 'Gate 4 jammed' },
  ]);
});

test('whoever is mentioned stands there by their name of today, beside the text as it was hashed', async () => {
  const { manager } = desk;
  const body = `Ask ${mentionToken(manager.member ?? '')}`;
  const id = await desk.entry({ title: 'Key lost', body });
  const rows = await fileOf(desk.coordinator, 'ops-log');
  expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({
    ...{ body, body_readable: `Ask @${manager.name}` },
  });
});

test('it holds where somebody is named and what is left for them to do, also of a log that they may not read', async () => {
  const named = await desk.entry({ title: 'Seen at the gate', body: 'Late again', people: [guard.member] });
  const owned = await desk.entry({
    title: 'Order a lock',
    follow_up: { owner_id: guard.member, due: '2036-04-01' },
  });
  expect((await desk.read(named, guard)).status).toBe(403);
  const rows = await fileOf(guard, 'ops-log-about-you');
  expect(rows).toMatchObject([
    { id: named, project: 'Harbour Terminal', title: 'Seen at the gate', named: true, follow_up: null },
    { id: owned, title: 'Order a lock', named: false, follow_up: 'open', due: '2036-04-01' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Late again');
  expect(await fileOf(guard, 'ops-log')).toEqual([]);
  expect(await fileOf(desk.muster.organization.people.director, 'ops-log-about-you')).toEqual([]);
});
