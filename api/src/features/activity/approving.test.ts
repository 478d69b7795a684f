import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveEntries, listWaitingWeeks, rejectEntries } from '#contract/activity/approval-endpoints.ts';
import { type Approvals, openApprovals } from '../../../test/approval-desk.ts';

let at: Approvals;
beforeAll(async () => {
  at = await openApprovals();
});
afterAll(() => at.desk.muster.close());

test('time waits for the line manager, the project’s owner or both, as the organization says, and for nobody else', async () => {
  const waiting = async (approval: string) => {
    const { person, boss, owner } = await at.submitted(approval);
    return [
      await at.waitsFor(boss, person.member),
      await at.waitsFor(owner, person.member),
      await at.waitsFor(person, person.member),
    ];
  };
  expect(await waiting('line')).toEqual([[['line']], [], []]);
  expect(await waiting('project')).toEqual([[], [['project']], []]);
  expect(await waiting('both')).toEqual([[['line']], [['project']], []]);
  expect(await waiting('off')).toEqual([[], [], []]);
});

test('where both have to approve, it is approved with the second word, whoever comes first', async () => {
  for (const first of ['boss', 'owner'] as const) {
    const made = await at.submitted('both');
    const second = first === 'boss' ? made.owner : made.boss;
    expect((await at.approve(made[first], made)).body).toMatchObject({
      entries: [{ id: made.id, status: 'submitted' }],
      left: [],
    });
    expect(await made.entry()).toMatchObject({ status: 'submitted' });
    expect((await at.approve(made[first], made)).body).toEqual({
      ...{ entries: [], left: [{ id: made.id, reason: 'already-approved' }] },
    });
    expect((await at.approve(second, made)).body).toEqual({
      entries: [{ ...(await made.seen())[0], status: 'approved' }],
      left: [],
    });
    expect(await made.entry()).toMatchObject({ status: 'approved' });
  }
});

test('two words at the same moment approve it', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await at.submitted('both');
    const answers = await Promise.all([at.approve(made.boss, made), at.approve(made.owner, made)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await made.entry()).toMatchObject({ status: 'approved' });
  }
});

test('nobody decides on their own time or on that of others whom it doesn’t concern; then nothing changes', async () => {
  const [one, other] = [await at.submitted('line'), await at.submitted('line')];
  const entries = [...(await one.seen()), ...(await other.seen())];
  for (const by of [one.boss, one.person, one.owner]) {
    expect((await at.as(by)(approveEntries, { body: { entries } })).status).toBe(404);
    expect((await at.as(by)(rejectEntries, { body: { entries, reason: 'No' } })).status).toBe(404);
  }
  expect(await one.entry()).toMatchObject({ status: 'submitted' });
});

test('whoever has the rank of an owner decides for everybody but themselves', async () => {
  const { owner } = at.desk.muster.organization.people;
  const made = await at.submitted('both');
  expect(await at.waitsFor(owner, made.person.member)).toEqual([['line', 'project']]);
  const { body } = await at.as(owner)(listWaitingWeeks, {
    query: { mine: 'true', member_id: made.person.member ?? '' },
  });
  expect(body.data).toEqual([]);
  expect((await at.approve(owner, made)).body).toMatchObject({ entries: [{ status: 'approved' }] });
  await at.report(owner, made.boss.member);
  const own = await at.desk.log(owner, { project_id: made.project });
  await at.submit(owner);
  const entries = [{ id: own.body.id, version: own.body.version + 1 }];
  expect((await at.as(owner)(approveEntries, { body: { entries } })).status).toBe(404);
  await at.report(owner, null);
});

test('what nobody has a word on is approved when it is submitted: without approvals, or at the head of the organization', async () => {
  const off = await at.submitted('off');
  expect(await off.entry()).toMatchObject({ status: 'approved' });
  await at.desk.setting('approval', 'line');
  const { executive } = at.desk.muster.organization.people;
  const { body } = await at.desk.log(executive);
  await at.submit(executive);
  expect(await at.entryOf(executive, body.id)).toMatchObject({ status: 'approved' });
  const lonely = await at.desk.newcomer();
  const logged = await at.desk.log(lonely);
  await at.submit(lonely);
  expect(await at.entryOf(lonely, logged.body.id)).toMatchObject({ status: 'submitted' });
});

test('a project’s owner has no word on their own time there: their line manager does', async () => {
  const made = await at.submitted('project');
  await at.report(made.owner, made.boss.member);
  await at.desk.log(made.owner, { project_id: made.project });
  await at.submit(made.owner);
  expect(await at.waitsFor(made.boss, made.owner.member)).toEqual([['line']]);
});
