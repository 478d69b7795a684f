import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_HASH, makeAttachment } from '../../../test/factories/attachment.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { forgetLastTraces } from '../users/reactions.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('whoever leaves goes by a pseudonym in the ops-log, wherever they stood, and the chain is as intact as before', async () => {
  const { database, organization } = muster;
  const [person, other] = [
    await muster.someone('manager', 'Ottoline Fairweather'),
    await muster.someone('manager', 'Basil Thorne'),
  ];
  const [own, others] = [await muster.signIn(person), await muster.signIn(other)];
  const project_id = await makeProject(database, organization);
  const log = `/projects/${project_id}/ops-log`;
  const incident = { type: 'incident', severity: 'sev3', title: 'Gate 3 jammed' };
  const { body: written } = await muster.call(own, 'POST', log, incident);
  const { body: about } = await muster.call(others, 'POST', log, {
    ...{ type: 'note', title: 'Order a lock', people: [person.member] },
    follow_up: { owner_id: person.member, due: '2036-04-01' },
  });
  const step = { to: 'acknowledged', note: 'On my way' };
  await muster.call(own, 'POST', `${log}/${written.id}/incident-steps`, step);
  const ops_log_id = await insertRow(database, 'ops_log', {
    ...{ org_id: organization.id, project_id, kind: 'entry', type: 'note', severity: 'info', title: 'Badge' },
    ...{ author_id: person.member, occurred_at: '2026-03-02T10:00Z', attachments: [CONTENT_HASH] },
  });
  // As whoever sends it leaves it in the audit trail.
  await database.query(
    `insert into events (org_id, type, subject_type, subject_id, project_id, data)
     select org_id, 'ops_log_entry.added', 'ops_log_entry', id, project_id,
       jsonb_build_object('sequence', seq, 'hash', encode(hash, 'hex')) from ops_log where id = $1`,
    [ops_log_id],
  );
  const file_name = 'Badge of Ottoline Fairweather.png';
  await makeAttachment(database, organization.id, { project_id, ops_log_id, file_name });
  const before = await muster.call(others, 'GET', `${log}/verification`);
  expect(before.body).toMatchObject({ intact: true, records: 4 });

  await muster.leave(own, person);
  await forgetLastTraces(muster.server.databases, 0);

  expect(await muster.call(others, 'GET', `${log}/verification`)).toEqual(before);
  const { name } = await muster.memberOf(person);
  expect(name).toMatch(/^Former member /);
  const [list, first, second] = await Promise.all(
    ['', `/${written.id}`, `/${about.id}`].map((path) => muster.call(others, 'GET', `${log}${path}`)),
  );
  expect(JSON.stringify(list?.body)).toContain('Badge of ');
  expect(JSON.stringify([list, first, second])).not.toMatch(/Ottoline|Fairweather/);
  expect(first?.body).toMatchObject({
    ...{ title: 'Gate 3 jammed', author: { name }, hash: written.hash },
    steps: [{ note: 'On my way', author: { name } }],
  });
  expect(second?.body).toMatchObject({
    people: [{ name }],
    follow_up: { owner: { name } },
    hash: about.hash,
  });
});
