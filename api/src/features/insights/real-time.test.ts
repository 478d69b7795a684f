import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import * as activity from '#contract/activity/endpoints.ts';
import * as endpoints from '#contract/insights/endpoints.ts';
import type { InsightKind } from '#contract/insights/kinds.ts';
import type { Insight } from '#contract/insights/shapes.ts';
import { importerOf } from '../imports/fixtures/uploads.ts';
import { type InsightDesk, openInsightDesk } from './fixtures/desk.ts';
import {
  disagreeingIn,
  type Expected,
  longestIn,
  missingIn,
  overlapsIn,
  rowsOf,
  withoutNoteIn,
} from './fixtures/reference.ts';

const REAL = new URL('../../../../../shared/data/toggl-detailed-2016.csv', import.meta.url);
const OWN = new URL('./fixtures/team-with-faults.csv', import.meta.url);

let desk: InsightDesk;
afterEach(() => desk.muster.close());

/** Imports a file through the API, looks at the days before `day` and answers what was found, each with all it rests on. */
const foundIn = async (bytes: Buffer, day: string) => {
  desk = await openInsightDesk({ timezone: 'Europe/London' });
  const { admin, manager } = desk.muster.organization.people;
  await importerOf(desk.muster, manager).bring(bytes);
  await desk.muster.database.query(
    `update organizations set working_days = '{0,480,480,480,480,480,0}', require_note = false, allow_overlap = false`,
  );
  const run = await desk.run({ day, days: 120 });
  expect(run).toMatchObject({ state: 'done', failure: null });
  const found = await desk.list({ per_page: 200, from: '2016-01-01', to: day });
  return { run, found, admin };
};

const foldedOf = (found: readonly Insight[], kind: InsightKind): Expected =>
  Object.fromEntries(
    found
      .filter((one) => one.kind === kind)
      .map(({ subject, days, count, weight }) => [
        `${subject.name} ${days?.from.slice(0, 7)}`,
        [count, weight],
      ]),
  );

const countOf = (found: readonly Insight[], of: InsightKind): number =>
  found.filter(({ kind }) => kind === of).reduce((sum, { count }) => sum + count, 0);

const files = [
  {
    ...{ name: 'a small team’s file', url: OWN, day: '2016-04-01', until: '2016-03-31', longest: 1 },
    ...{ disagreeing: 2, overlapping: 2, without: 2 },
  },
  {
    ...{ name: 'the real team’s file', url: REAL, day: '2016-04-14', until: '2016-04-13', longest: 4 },
    ...{ disagreeing: 8, overlapping: 18, without: 34 },
  },
].filter(({ url }) => existsSync(url));

describe.each(files)('of $name', ({ url, day, until, longest, disagreeing, overlapping, without }) => {
  test('what is found is what comparing every row with every other finds, and the same again', async () => {
    const bytes = readFileSync(url);
    const rows = rowsOf(bytes);
    const { run, found, admin } = await foundIn(bytes, day);
    expect(foldedOf(found, 'time-overlapping')).toEqual(overlapsIn(rows));
    expect(foldedOf(found, 'durations-disagree')).toEqual(disagreeingIn(rows));
    expect(foldedOf(found, 'notes-missing')).toEqual(withoutNoteIn(rows));
    expect({
      disagreeing: countOf(found, 'durations-disagree'),
      overlapping: countOf(found, 'time-overlapping'),
      without: countOf(found, 'notes-missing'),
    }).toEqual({ disagreeing, overlapping, without });
    const people = new Set(rows.map(({ person }) => person));
    const missing = found.filter(({ subject }) => people.has(subject.name));
    expect(foldedOf(missing, 'days-without-time')).toEqual(missingIn(rows, until));

    const as = desk.muster.as(admin);
    const { id: organization } = desk.muster.organization;
    const details = await Promise.all(
      found
        .filter(({ kind }) => kind === 'day-unlike-habit')
        .map(({ id }) => as(endpoints.readInsight, { organization, params: { insight_id: id } })),
    );
    const long = details.flatMap(({ body }) =>
      body.rows.map((row: { day: string; values: { is: { value: number } }[] }) => ({
        ...{ person: body.subject.name, day: row.day, seconds: row.values[0]?.is.value },
      })),
    );
    expect(long).toEqual(expect.arrayContaining(longestIn(rows).slice(0, longest)));

    const again = await desk.run({ day, days: 120 });
    expect(again).toMatchObject({ digest: run.digest, fresh: 0, gone: 0 });
  });

  test('the address behind an entry asks for exactly the entries of its person, project and day', async () => {
    const bytes = readFileSync(url);
    const { found, admin } = await foundIn(bytes, day);
    const [overlap] = found.filter(({ kind }) => kind === 'time-overlapping');
    const as = desk.muster.as(admin);
    const { id: organization } = desk.muster.organization;
    const { body } = await as(endpoints.readInsight, {
      organization,
      params: { insight_id: overlap?.id ?? '' },
    });
    const [row] = body.rows;
    const link = new URL(row.link, 'http://muster');
    const project_id = link.pathname.split('/')[3] ?? '';
    const { kind, ...query } = Object.fromEntries(link.searchParams);
    expect(kind).toBe('time');
    const { body: list } = await as(activity.listProjectEntries, {
      organization,
      params: { project_id },
      query,
    });
    const behind = rowsOf(bytes).filter((one) => one.person === body.subject.name && one.day === row.day);
    expect(list.data).toHaveLength(behind.length);
    expect(list.data.map(({ id }: { id: string }) => id)).toContain(row.id);
  });
});
