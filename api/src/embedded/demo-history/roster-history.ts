import type pg from 'pg';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { dayIn } from '../../platform/wall-clock.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type Happening, idAt, managersOf, momentOf, type Stage } from './happening.ts';

const MONDAY = 1;
const NOTES = ['', 'Please confirm by Friday.', 'Gate 3 opens an hour earlier on Thursday.'];
/** Every so manieth hasn't read the last one yet. */
const UNREAD = 4;

/** A week of a project's roster that people were told of. */
interface ToldWeek {
  readonly project_id: string;
  readonly from: string;
  readonly shifts: readonly string[];
  readonly people: readonly { readonly id: string; readonly shifts: number }[];
}

/** How the demo's rosters were published, week by week, and who has read it; read from the shifts that were seeded. */
export const rosterHistoryOf = async (client: pg.Client, stage: Stage): Promise<Happening[]> => {
  const { company, now } = stage;
  const { slug, settings } = company;
  const org_id = idOf(slug);
  const [by = ''] = managersOf(company);
  const monday = startOfWeek(dayIn(settings.timezone, now), MONDAY);
  const weeks = await client.query<ToldWeek>(WEEKS, [org_id]);
  const told = weeks.rows.map((week, place) => {
    const at = momentOf(stage, week.from < monday ? 15 : 8, 40 + place * 7);
    const note = NOTES[place % NOTES.length] ?? '';
    return { ...week, at, note, to: addDays(week.from, 6), id: idAt(at, slug, place, 'publication') };
  });
  const created_by = DEMO_ACCOUNTS.find(({ name }) => name === by)?.sub ?? null;
  await insert(
    client,
    'publications',
    told.map(({ id, project_id, from, to, shifts, note, at }) => ({
      ...{ org_id, id, project_id, from_date: from, to_date: to, changes: shifts.length, note, created_by },
      created_at: at.toISOString(),
    })),
  );
  await insert(
    client,
    'publication_people',
    told.flatMap(({ id, from, people, at }) =>
      people.map((person, n) => ({
        ...{ org_id, publication_id: id, member_id: person.id, changes: person.shifts },
        read_at: from > monday && n % UNREAD === 1 ? null : hoursAfter(at, n + 1),
      })),
    ),
  );
  await client.query(
    `update published_shifts p set publication_id = t.publication::uuid
     from jsonb_to_recordset($1) as t(publication text, shifts uuid[]) where p.org_id = $2 and p.shift_id = any (t.shifts)`,
    [JSON.stringify(told.map(({ id, shifts }) => ({ publication: id, shifts }))), org_id],
  );
  return told.map(
    ({ id, at, project_id, from, to, shifts, people, note }): Happening => ({
      ...{ at, by, type: 'roster.published', subject: ['publication', id], project: project_id },
      data: { from, to, shifts: shifts.length, people: people.length, note },
    }),
  );
};

const hoursAfter = (at: Date, hours: number): string =>
  new Date(at.getTime() + hours * 3_600_000).toISOString();

const WEEKS = `
  select w.project_id, w.monday::text as from, array_agg(w.shift_id order by w.shift_id) as shifts, (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.member_id, 'shifts', c.shifts) order by c.member_id), '[]') from (
        select a.member_id, count(*)::int as shifts from assignments a
        where a.org_id = $1 and a.shift_id = any (array_agg(w.shift_id)) group by a.member_id) c) as people
  from (select project_id, shift_id, date_trunc('week', day)::date as monday from published_shifts where org_id = $1) w
  group by w.project_id, w.monday order by w.monday, w.project_id`;
