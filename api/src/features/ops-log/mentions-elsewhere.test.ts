import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
import { listFeed } from '#contract/feed/endpoints.ts';
import { draftHandover } from '#contract/ops-log/handover-draft.ts';
import { readOpsLogStanding, readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
});
afterAll(() => desk.muster.close());

test('wherever an incident is told of outside its log, nobody stands there by an id', async () => {
  const { muster, manager, project } = desk;
  const ben = await makePerson(muster.database, muster.organization.id, 'manager');
  const body = `${mentionToken(ben.member ?? '')}: bring the keys`;
  const follow_up = { owner_id: manager.member, due: '2036-04-01' };
  const id = await desk.entry({
    type: 'incident',
    severity: 'sev1',
    title: 'Crane 2 stands',
    body,
    follow_up,
  });
  await desk.correct(id, { title: 'Crane 4 stands', severity: 'sev1', body });
  await telling.work(muster);
  const params = { project_id: project };
  const told = [await telling.toldTo(muster, ben), await telling.toldTo(muster, manager)];
  const asked = [];
  for (const endpoint of [listFeed, draftHandover, readOpsLogStanding, readOpsLogStatistics]) {
    const answer = await muster.as(manager)(endpoint, { params });
    expect(answer.status).toBe(200);
    asked.push(answer.body);
  }
  for (const where of [...told, ...asked.slice(0, 3)]) expect(JSON.stringify(where)).toContain('Crane');
  expect(JSON.stringify([told, asked])).not.toContain('<@');
});
