import { afterAll, beforeEach, expect, test } from 'vitest';
import { approveEntries, rejectEntries } from '#contract/activity/approval-endpoints.ts';
import { withdrawDays } from '#contract/activity/day-endpoints.ts';
import { changeEntry, deleteEntry, restoreEntry } from '#contract/activity/endpoints.ts';
import { listMonths } from '#contract/activity/month-endpoints.ts';
import { firstDayOf, monthAfter } from '#contract/activity/months.ts';
import { startTimer, stopTimer } from '#contract/activity/timer-endpoints.ts';
import { type Closing, monthsBefore, openClosing } from '../../../test/closing-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let at: Closing;
const opened: Closing[] = [];
beforeEach(async () => {
  at = await openClosing();
  opened.push(at);
});
afterAll(async () => {
  for (const { desk } of opened) await desk.muster.close();
});

const CLOSED = [422, 'month-closed', 'work_date'];

test('closing a month locks what is approved in it, and nothing of another', async () => {
  const person = await at.desk.newcomer();
  const inside = await at.approved(person, at.day());
  const before = await at.approved(person, at.day(monthsBefore(at.desk.today, 2)));
  expect((await at.close(at.last)).body).toMatchObject({
    ...{ month: at.last, status: 'closed', version: 1, reason: null, decided_by: at.director.name },
    sums: { approved: { entries: 1, seconds: 3600 } },
  });
  expect(await at.row(inside)).toMatchObject({ status: 'locked' });
  expect(await at.row(before)).toMatchObject({ status: 'approved' });
});

test('no time is made, changed, deleted or brought back in a closed month', async () => {
  const person = await at.desk.newcomer();
  const { body: draft } = await at.desk.log(person, { work_date: at.day() });
  const { body: gone } = await at.desk.log(person, { work_date: at.day() });
  const { body: later } = await at.desk.log(person, { work_date: at.desk.today });
  await at.as(person)(deleteEntry, { params: { entry_id: gone.id }, version: gone.version });
  await at.close(at.last, { leave: true });
  const [params, version] = [{ entry_id: draft.id }, draft.version];
  const refused = [
    await at.desk.log(person, { work_date: at.day() }),
    await at.as(person)(changeEntry, { params, version, body: { note: 'More' } }),
    await at.as(person)(deleteEntry, { params, version }),
    await at.as(person)(restoreEntry, { params: { entry_id: gone.id } }),
    await at.as(person)(changeEntry, {
      ...{ params: { entry_id: later.id }, version: later.version, body: { work_date: at.day() } },
    }),
    await at.submit(person, at.day()),
  ];
  expect(refused.map(refusal)).toEqual(refused.map(() => CLOSED));
  expect(refused[0]?.body.message).toMatch(/is closed: choose a later day, or ask an owner to reopen it\.$/);
  expect(await at.row(draft.id)).toMatchObject({ status: 'draft', note: '', archived_at: null });
});

test('what was submitted and stayed out of a closed month waits: nobody decides on it, and it isn’t withdrawn', async () => {
  const person = await at.desk.newcomer();
  const { body } = await at.desk.log(person, { work_date: at.day() });
  await at.submit(person, at.day());
  await at.close(at.last, { leave: true });
  const entries = [{ id: body.id, version: body.version + 1 }];
  const left = { entries: [], left: [{ id: body.id, reason: 'month-closed' }] };
  expect((await at.as(at.owner)(approveEntries, { body: { entries } })).body).toEqual(left);
  expect((await at.as(at.owner)(rejectEntries, { body: { entries, reason: 'No' } })).body).toEqual(left);
  const days = { from: at.day(), to: at.day() };
  expect(refusal(await at.as(person)(withdrawDays, { body: days }))).toEqual(CLOSED);
  await at.reopen(at.last);
  expect((await at.as(at.owner)(approveEntries, { body: { entries } })).body.left).toEqual([]);
});

test('a timer that runs since a closed month runs on: nothing of it is lost, and it stops once the month is open', async () => {
  const person = await at.desk.newcomer();
  await at.as(person)(startTimer, { body: { project_id: at.desk.project } });
  await at.desk.startedAt(person, `${at.day()}T10:00Z`);
  expect(refusal(await at.close(at.last))).toEqual([422, 'unapproved-time', 'leave_unapproved']);
  expect((await at.preview(at.last)).body.people).toMatchObject([
    { member: { name: person.name }, timer_since: expect.stringContaining(at.day()) },
  ]);
  await at.close(at.last, { leave: true });
  expect(refusal(await at.as(person)(stopTimer, { body: {} }))).toEqual(CLOSED);
  await at.reopen(at.last);
  expect((await at.as(person)(stopTimer, { body: {} })).status).toBe(200);
});

test('a month closes over time that isn’t approved only where that is left, and the preview says whose it is', async () => {
  const person = await at.desk.newcomer();
  await at.approved(person, at.day());
  await at.desk.log(person, { work_date: at.day(at.last, 11), duration_s: 5400 });
  const submitted = await at.desk.log(person, { work_date: at.day(at.last, 12) });
  await at.submit(person, at.day(at.last, 12));
  const refused = await at.close(at.last);
  expect(refusal(refused)).toEqual([422, 'unapproved-time', 'leave_unapproved']);
  expect(refused.body.message).toMatch(/holds 2 entries without approval/);
  expect((await at.preview(at.last)).body).toMatchObject({
    month: { status: 'open', sums: { draft: { entries: 1, seconds: 5400 }, approved: { entries: 1 } } },
    people: [
      {
        member: { id: person.member, name: person.name },
        ...{ draft: { entries: 1, seconds: 5400 }, submitted: { entries: 1, seconds: 3600 } },
        ...{ rejected: { entries: 0, seconds: 0 }, timer_since: null },
      },
    ],
    more: 0,
  });
  expect((await at.close(at.last, { leave: true })).status).toBe(200);
  expect(await at.row(submitted.body.id)).toMatchObject({ status: 'submitted' });
});

test('a month closes once it is over, and after those before it', async () => {
  const person = await at.desk.newcomer();
  const [first, second] = [monthsBefore(at.desk.today, 3), monthsBefore(at.desk.today, 2)];
  await at.approved(person, at.day(first));
  await at.approved(person, at.day(second));
  await at.approved(person, at.day());
  expect(refusal(await at.close(monthAfter(at.last)))).toEqual([422, 'month-not-over', 'month']);
  expect((await at.close(first)).status).toBe(200);
  expect(refusal(await at.close(at.last))).toEqual([422, 'months-in-order', 'month']);
  expect((await at.close(second)).status).toBe(200);
  expect((await at.close(at.last)).status).toBe(200);
  expect(refusal(await at.close(at.last))).toEqual([422, 'already-closed', 'month']);
});

test('a reopened month is as it was before: approved time, which may be taken back, and new time', async () => {
  const person = await at.desk.newcomer();
  const id = await at.approved(person, at.day());
  await at.close(at.last);
  expect((await at.reopen(at.last, { reason: 'A week was forgotten' })).body).toMatchObject({
    ...{ status: 'reopened', reason: 'A week was forgotten', decided_by: at.owner.name, version: 2 },
  });
  expect(await at.row(id)).toMatchObject({ status: 'approved' });
  expect((await at.desk.log(person, { work_date: at.day() })).status).toBe(201);
  expect(refusal(await at.reopen(at.last))).toEqual([422, 'not-closed', 'month']);
  await at.submit(person, at.day());
  expect((await at.close(at.last, { leave: true })).body).toMatchObject({ status: 'closed', reason: null });
});

test('directors close and only owners reopen; managers look', async () => {
  const person = await at.desk.newcomer();
  await at.approved(person, at.day());
  expect((await at.close(at.last, { by: at.manager })).status).toBe(403);
  expect((await at.as(person)(listMonths)).status).toBe(403);
  expect((await at.as(at.manager)(listMonths)).status).toBe(200);
  await at.close(at.last);
  expect((await at.reopen(at.last, { by: at.director })).status).toBe(403);
});

test('the list names every month from the first with time, and says of each what is in it', async () => {
  const person = await at.desk.newcomer();
  const project_id = await at.desk.makeProject({ start_date: '2020-01-01' });
  await at.approved(person, at.day(monthsBefore(at.desk.today, 13)), { project_id });
  await at.approved(person, at.day());
  await at.close(at.last);
  const { body } = await at.months();
  expect(body.data).toHaveLength(12);
  expect(body.data.slice(0, 2)).toMatchObject([
    { month: monthAfter(at.last), over: false, status: 'open', version: 0 },
    { month: at.last, over: true, status: 'closed', sums: { approved: { entries: 1 } } },
  ]);
  const rest = await at.as(at.director)(listMonths, { query: { after: body.after } });
  expect(rest.body).toMatchObject({ data: [{}, { sums: { approved: { entries: 1 } } }], after: null });
});

test('somebody who logs while a month closes is either in it or refused, never neither', async () => {
  for (let round = 0; round < 4; round++) {
    const people = await Promise.all([at.desk.newcomer(), at.desk.newcomer(), at.desk.newcomer()]);
    await at.approved(people[0], at.day());
    const [closed] = await Promise.all([
      at.close(at.last, { leave: true }),
      ...people.map((person) => at.desk.log(person, { work_date: at.day() })),
    ]);
    const { body } = await at.preview(at.last);
    expect(body.month.sums.draft.entries).toBe(closed.body.sums.draft.entries);
    const [kept] = await at.desk.muster.database.query(
      `select count(*)::int as drafts from activity_entries where status = 'draft' and work_date >= '${firstDayOf(at.last)}'`,
    );
    expect(body.month.sums.draft.entries).toBe(kept?.drafts);
    await at.reopen(at.last);
  }
});
