import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { Dashboard, WidgetFigure } from '#contract/dashboard/shapes.ts';
import { WIDGETS, type WidgetKind } from '#contract/dashboard/widgets.ts';
import { type DemoPages, openDemoPages, organization, personWith } from './fixtures/demo-pages.ts';
import { capacityFrom, following, loggedInWeek, openOn } from './fixtures/follow.ts';
import { rawCounts } from './fixtures/raw-counts.ts';

let demo: DemoPages;
const pages = new Map<string, Dashboard>();
beforeAll(async () => {
  demo = await openDemoPages();
  const { database } = demo.muster;
  await database.query(
    `update activity_entries set status = 'rejected', updated_at = now() where id in (select id from activity_entries
       where org_id = $1 and member_id = $2 and status = 'draft' order by started_at limit 3)`,
    [organization, personWith('member').member],
  );
  // More than a page of leave waits, and more of one's own lies ahead than rows are listed.
  await database.query(
    `insert into leave_requests (org_id, member_id, type, from_date, to_date, timezone, starts_at, ends_at, minutes)
     select org_id, id, 'unpaid', d, d, 'UTC', d, d + interval '1 day', 480
     from members, generate_series(current_date + 100, current_date + 330, interval '1 day') d
     where org_id = $1 and name in ('Ivo Banks', 'Jonas Meyer')`,
    [organization],
  );
  for (const role of ROLES) pages.set(role, await demo.whole(personWith(role)));
});
afterAll(() => demo.muster.close());

const pageOf = (role: string): Dashboard => {
  const page = pages.get(role);
  if (!page) throw new Error(`Nobody read the page of a ${role}.`);
  return page;
};
const contentOf = (page: Dashboard, kind: WidgetKind) => {
  const found = page.widgets.find((widget) => widget.kind === kind);
  if (found && !found.content) throw new Error(`${kind} wasn’t counted.`);
  return found?.content;
};
const valuesOf = (figures: readonly WidgetFigure[] = []) =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]));

test('each of seven roles has the widgets whose rows they may read, and no other', () => {
  const everybody = ['week', 'shifts', 'due', 'leave', 'mentions', 'projects', 'attention', 'health'];
  const more = ['gaps', 'incidents', 'milestones', 'budgets', 'utilisation'];
  const has = (role: string) =>
    [...pageOf(role).widgets.map(({ kind }) => kind), ...pageOf(role).hidden].toSorted();
  const of = (...kinds: string[]) => [...everybody, ...more, ...kinds].toSorted();
  expect(Object.fromEntries(ROLES.map((role) => [role, has(role)]))).toEqual({
    member: of(),
    coordinator: of('reviews', 'invitations'),
    manager: of('missing', 'margins', 'reviews', 'invitations'),
    director: of('missing', 'margins', 'reviews', 'pipeline', 'invitations'),
    owner: of('missing', 'margins', 'reviews', 'pipeline', 'invitations'),
    executive: of('missing', 'margins', 'reviews', 'pipeline', 'invitations'),
    admin: of('missing', 'margins', 'reviews', 'pipeline', 'invitations', 'deliveries', 'errors'),
  });
});

test('nobody’s widgets fail, whatever their role', () => {
  for (const role of ROLES) {
    const { widgets, waiting } = pageOf(role);
    expect([role, widgets.filter(({ content }) => !content), waiting.failed]).toEqual([role, [], []]);
  }
});

test.each(ROLES)('every figure of a %s that leads to rows is as many as they find there', async (role) => {
  const [page, person] = [pageOf(role), personWith(role)];
  const follow = following(demo.muster, person, { organization, today: page.today });
  const tomorrow = await openOn(demo.muster, person, organization, addDays(page.today, 1));
  for (const { kind, content } of page.widgets)
    for (const { name, value, unit, href } of content?.figures ?? []) {
      if (!href || unit !== 'count') continue;
      const found =
        kind === 'gaps' ? tomorrow[name === 'places' ? 'places' : 'rows'] : (await follow(href)).length;
      expect([kind, name, value]).toEqual([kind, name, found]);
    }
});

test.each(ROLES)('every bar of a %s that leads to rows is as many as they find there', async (role) => {
  const page = pageOf(role);
  const follow = following(demo.muster, personWith(role), { organization, today: page.today });
  for (const kind of ['health', 'pipeline'] as const)
    for (const { name, value, href } of contentOf(page, kind)?.chart?.points ?? [])
      expect([kind, name, value]).toEqual([kind, name, (await follow(href ?? '')).length]);
});

test.each(ROLES)('what waits for a %s is as many as the rows they may decide on', async (role) => {
  const { waiting, today } = pageOf(role);
  const follow = following(demo.muster, personWith(role), { organization, today });
  for (const { kind, count, href, rows } of waiting.kinds) {
    if (!href) continue;
    const found = await follow(href);
    expect([kind, count]).toEqual([kind, found.length]);
    for (const row of rows) expect(row.href, kind).toMatch(/^[/#]/);
  }
});

test('hours are those of the pages that they lead to', async () => {
  for (const role of ['member', 'manager', 'owner'] as const) {
    const [page, person] = [pageOf(role), personWith(role)];
    const week = contentOf(page, 'week')?.figures[0];
    expect(week?.value).toBe(await loggedInWeek(demo.muster, person, organization, page.today));
    const { utilisation, ...hours } = valuesOf(contentOf(page, 'utilisation')?.figures);
    const from = contentOf(page, 'utilisation')?.chart?.points[0]?.day ?? '';
    const found = await capacityFrom(demo.muster, person, organization, from);
    expect(hours).toEqual(found);
    expect(utilisation).toBe(Math.round((found.logged / found.capacity) * 100));
  }
});

test('what somebody who sees all of it is told is what raw rows come to, widget by widget', async () => {
  for (const role of ['manager', 'owner', 'admin'] as const) {
    const [page, person] = [pageOf(role), personWith(role)];
    const { member, sub } = person;
    const raw = await rawCounts(demo.muster.database, { organization, member, sub, today: page.today });
    for (const kind of WIDGETS) {
      const content = contentOf(page, kind);
      if (content && raw[kind])
        expect([role, kind, valuesOf(content.figures)]).toEqual([
          role,
          kind,
          expect.objectContaining(raw[kind]),
        ]);
    }
  }
});

test('more waits, and more lies ahead, than one page or widget holds, and all of it is counted', () => {
  const leave = pageOf('owner').waiting.kinds.find(({ kind }) => kind === 'leave');
  expect(leave?.count).toBeGreaterThan(400);
  const own = contentOf(pageOf('manager'), 'leave');
  expect([own?.figures[0]?.value, own?.rows.length]).toEqual([231, 50]);
  const others = pageOf('manager').waiting.kinds.find(({ kind }) => kind === 'leave');
  expect((leave?.count ?? 0) - (others?.count ?? 0), 'nobody decides on their own leave').toBe(231);
});
