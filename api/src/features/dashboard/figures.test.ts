import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { arrangeDashboard, readDashboard } from '#contract/dashboard/endpoints.ts';
import { dashboard, type WidgetFigure } from '#contract/dashboard/shapes.ts';
import type { PlacedWidget, WidgetKind } from '#contract/dashboard/widgets.ts';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type FiguresDesk, openFigures } from '../organizations/fixtures/figures.ts';

let desk: FiguresDesk;
beforeAll(async () => {
  desk = await openFigures();
});
afterAll(() => desk.muster.close());

const read = async (by: TestPerson) => {
  const { status, body } = await desk.muster.as(by)(readDashboard);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return dashboard.parse(body);
};
/** What a person finds in some widgets, which they put on their page. */
const widgetsOf = async (by: TestPerson, ...kinds: WidgetKind[]) => {
  const { version } = await read(by);
  const widgets = kinds.map((kind): PlacedWidget => ({ kind, size: 'small' }));
  const kept = await desk.muster.as(by)(arrangeDashboard, { version, body: { widgets } });
  if (kept.status !== 200) throw new Error(JSON.stringify(kept.body));
  const page = await read(by);
  return page.widgets.map(({ kind, content }) => {
    if (!content) throw new Error(`${kind} wasn’t counted.`);
    return content;
  });
};
const valuesOf = (figures: readonly WidgetFigure[]) => figures.map(({ name, value }) => [name, value]);

test('people with missing time are as many as the list of that week names, whoever has most days first', async () => {
  const { manager, muster } = desk;
  const [ann, ben] = [await desk.hire(), await desk.hire()];
  for (const at of [0, 1, 2, 3, 4, 5, 6]) await desk.logged(ann, desk.dayOf(-1, at), 3_600);
  await desk.logged(ben, desk.dayOf(-1), 3_600);
  const [missing] = await widgetsOf(manager, 'missing');
  const peopleIn = async (date: string) =>
    (await muster.as(manager)(readTeamWeek, { query: { date, missing: 'true', per_page: 200 } })).body.data
      .length;
  expect(valuesOf(missing?.figures ?? []).slice(0, 2)).toEqual([
    ['this_week', await peopleIn(desk.monday)],
    ['last_week', await peopleIn(desk.dayOf(-1))],
  ]);
  expect(missing?.figures[1]?.value).toBe(1);
  expect(missing?.rows[0]?.id).toBe(ben.member);
});

test('open projects by health, one’s own and those at risk are as many as their lists show', async () => {
  const { manager, muster } = desk;
  const { database, organization } = muster;
  const owner_id = manager.member;
  for (const [at, health] of ['red', 'red', 'amber', 'green'].entries())
    await makeProject(database, organization, {
      ...{
        code: `HLT-${at}`,
        owner_id,
        status: 'active',
        health_mode: 'manual',
        health,
        health_note: 'Seen on site',
      },
    });
  const [projects, attention, health] = await widgetsOf(manager, 'projects', 'attention', 'health');
  const count = async (query: object) =>
    (
      await muster.as(manager)(listProjects, {
        query: { status: [...OPEN_STATUSES], per_page: 200, ...query },
      })
    ).body.data.length;
  expect(projects?.figures[0]?.value).toBe(await count({ owner_id: ['me'] }));
  expect(attention?.figures[0]?.value).toBe(await count({ health: ['amber', 'red'] }));
  expect(attention?.figures[0]?.value).toBe(3);
  expect(attention?.rows.map(({ mark }) => mark)).toEqual(['red', 'red', 'amber']);
  for (const figure of health?.figures.slice(1) ?? [])
    expect([figure.name, figure.value]).toEqual([figure.name, await count({ health: [figure.name] })]);
});

test('deals and plans are counted as their lists count them, nothing is no zero of money', async () => {
  const { muster } = desk;
  const { director } = muster.organization.people;
  const [pipeline, reviews] = await widgetsOf(director, 'pipeline', 'reviews');
  const deals = await muster.as(director)(listDealsheets, { query: { per_page: 200 } });
  const plans = await muster.as(director)(listAccountPlans, {
    query: { per_page: 200, review_until: addDays(desk.today, 30) },
  });
  expect(pipeline?.figures[0]?.value).toBe(deals.body.data.length);
  expect(pipeline?.figures.some(({ unit }) => unit === 'money')).toBe(false);
  expect(reviews?.figures[1]?.value).toBe(plans.body.data.length);
});

test('time waits for whoever has to decide it, by person and week, and never for its own author', async () => {
  const { muster, manager } = desk;
  await desk.setting('approval', 'line');
  const ann = await desk.hire({ manager_id: manager.member });
  await desk.logged(ann, desk.dayOf(-1), 3_600, { project_id: desk.project });
  const sent = await muster.as(ann)(submitDays, { body: { from: desk.dayOf(-1), to: desk.dayOf(-1, 6) } });
  expect([sent.status, JSON.stringify(sent.body)]).toEqual([200, expect.anything()]);
  const time = (await read(manager)).waiting.kinds.find(({ kind }) => kind === 'time');
  expect(time).toMatchObject({ count: 1, rows: [{ title: ann.name, day: desk.dayOf(-1) }] });
  expect(time?.oldest).not.toBeNull();
  expect((await read(ann)).waiting.kinds.map(({ kind }) => kind)).not.toContain('time');
});

test('leave waits for those who decide it, but not one’s own', async () => {
  const ann = await desk.hire();
  await desk.request(ann, { type: 'unpaid', from: desk.dayOf(3), to: desk.dayOf(3, 1) });
  const leave = (await read(desk.manager)).waiting.kinds.find(({ kind }) => kind === 'leave');
  expect(leave).toMatchObject({ count: 1, href: '/leave?tab=approvals', rows: [{ title: ann.name }] });
  expect((await read(ann)).waiting.kinds.map(({ kind }) => kind)).not.toContain('leave');
  const [own] = await widgetsOf(ann, 'leave');
  expect(valuesOf(own?.figures ?? [])).toEqual([
    ['rows', 1],
    ['requested', 1],
  ]);
});

test('the running week is the sum of its entries', async () => {
  const ann = await desk.hire();
  await desk.logged(ann, desk.today, 5_400);
  await desk.logged(ann, desk.dayOf(-1), 3_600);
  const [week] = await widgetsOf(ann, 'week');
  expect(week?.figures[0]).toMatchObject({ name: 'logged', value: 5_400, unit: 'seconds' });
  expect(week?.rows.map(({ day }) => day)).not.toContain(desk.dayOf(-1));
  expect(week?.rows.map(({ day }) => day)).toContain(desk.dayOf(-1, 1));
});
