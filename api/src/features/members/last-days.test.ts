import { expect, test } from 'vitest';
import { keepMember, readOffboarding } from '#contract/members/offboarding.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson } from '../../../test/people.ts';
import { letLeaversGo } from './commands/let-leavers-go.ts';
import { openLeavingDesk } from './fixtures/leaving-desk.ts';

const desk = openLeavingDesk();

test('rank, ownership, version and days are kept', async () => {
  const { leaver, people, muster } = desk;
  const above = await makePerson(muster.database, muster.organization.id, 'executive');
  expect((await desk.offboard({}, { who: above })).body.rule).toBe('above-own-rank');
  expect((await desk.offboard({}, { who: people.owner })).body.rule).toBe('last-owner');
  const params = desk.of(people.owner);
  expect((await muster.as(people.owner)(readOffboarding, { params })).body.last_owner).toBe(true);
  expect((await desk.offboard({}, { last_day: '2001-01-01' })).body.rule).toBe('last-day-before-start');
  expect((await desk.offboard({}, { version: 7 })).status).toBe(412);
  expect((await desk.offboard({}, { by: people.director })).status).toBe(403);
  expect((await desk.read(leaver)).status).toBe('active');
});

const letGo = async () => {
  const events: string[] = [];
  const scope = { organization: desk.muster.organization.id, sub: null, writes: true };
  await desk.muster.server.databases.within(scope, (db) =>
    letLeaversGo({
      ...{ db, organization: desk.muster.organization.id, now: new Date() },
      record: async (...told) => void events.push(...told.map(({ type }) => type)),
    }),
  );
  return events;
};

test('with a last day ahead somebody stays until it is over, and the job lets them go', async () => {
  const { body } = await desk.offboard({}, { days: 20 });
  expect(body).toMatchObject({
    status: 'active',
    role: 'manager',
    leaves_on: await desk.dayIn(20),
    end_date: await desk.dayIn(20),
  });
  const events = await desk.muster.database.query('select type from events where subject_id = $1', [
    desk.leaver.member,
  ]);
  expect(events).toEqual([{ type: 'member.leaving' }]);
  expect(await letGo()).toEqual([]);
  await desk.muster.database.query('update offboardings set last_day = day_in(org_id) - 1');
  await desk.muster.database.query(
    `begin; update members set start_date = start_date - 9 where id = '${desk.leaver.member}'; commit`,
  );
  const report = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.manages(desk.leaver, report);
  const project = await makeProject(desk.muster.database, desk.muster.organization, {
    owner_id: desk.heir.member,
  });
  const entry = await makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ member_id: report.member, project_id: project, status: 'submitted' },
  });
  expect(await letGo()).toEqual([]);
  await desk.muster.database.query("update activity_entries set status = 'draft' where id = $1", [entry]);
  expect(await letGo()).toEqual(['member.removed']);
  expect(await desk.read(desk.leaver)).toMatchObject({
    status: 'offboarded',
    end_date: await desk.dayIn(-1),
    leaves_on: null,
  });
});

test('somebody who was to leave may stay', async () => {
  await desk.offboard({}, { days: 20 });
  const { version } = await desk.read(desk.leaver);
  const keep = (seen: number) =>
    desk.muster.as(desk.people.owner)(keepMember, { params: desk.of(desk.leaver), version: seen });
  expect((await keep(version - 1)).status).toBe(412);
  expect((await keep(version)).status).toBe(204);
  expect(await desk.read(desk.leaver)).toMatchObject({ end_date: null, leaves_on: null });
  expect((await keep(version + 1)).body.rule).toBe('not-leaving');
});
