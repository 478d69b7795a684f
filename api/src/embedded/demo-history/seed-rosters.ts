import type pg from 'pg';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { dayIn, instantsAt } from '../../platform/wall-clock.ts';
import type { Company } from '../demo/company.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import {
  ADDED,
  ASKED_TOO,
  CAPACITIES,
  DEPARTMENTS,
  type DemoShift,
  idOfShift,
  SKILLS,
  WEEK,
} from './rosters.ts';

/** Days from today up to which people were told of their shifts; the rest is still planned. */
const TOLD_UNTIL = 13;
const MONDAY = 1;

/** Writes the rosters of last week, this one and the next four, what people are able to do, and where they belong. */
export const seedRosters = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const { slug } = company;
  const today = dayIn(company.settings.timezone, now);
  const made = [...weekly(company, today, now), ...sundry(company, today, now)];
  await insert(client, 'shift_series', seriesOf(made));
  await insert(
    client,
    'shifts',
    made.map(({ shift }) => shift),
  );
  await insert(
    client,
    'published_shifts',
    made.filter(({ isTold }) => isTold).map(({ shift }) => publishedOf(shift)),
  );
  await insert(
    client,
    'assignments',
    made.flatMap(({ crew }) => crew),
  );
  await insert(
    client,
    'member_skills',
    SKILLS[slug].map(([name, skill, level, days]) => ({
      ...{ org_id: idOf(slug), member_id: idOf(slug, name), skill, level },
      expires: days === null ? null : addDays(today, days),
    })),
  );
  await client.query(
    `update members m set department = coalesce(d.key, m.department),
       weekly_capacity_minutes = coalesce(($1::jsonb ->> m.name)::int, m.weekly_capacity_minutes)
     from members x left join jsonb_each($2) d on d.value ? x.name
     where m.org_id = $3 and x.org_id = m.org_id and x.id = m.id and (d.key is not null or $1::jsonb ? m.name)`,
    [JSON.stringify(CAPACITIES), JSON.stringify(DEPARTMENTS), idOf(slug)],
  );
};

interface Made {
  readonly shift: Row;
  readonly crew: readonly Row[];
  readonly isTold: boolean;
  /** Of its series. */
  readonly rule: string | undefined;
}

interface Stage {
  readonly company: Company;
  readonly day: string;
  /** Days from today. */
  readonly offset: number;
  readonly now: Date;
}

const weekly = (company: Company, today: string, now: Date): Made[] => {
  const first = addDays(startOfWeek(today, MONDAY), -7);
  const days = Array.from({ length: 42 }, (_, at) => addDays(first, at));
  return days.flatMap((day) => {
    const offset = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    const place = ((offset % 7) + 7) % 7;
    return WEEK[company.slug]
      .filter(({ days: on }) => on.includes(place))
      .flatMap((shift) => {
        const names = Object.keys(shift.crew).filter((name) => shift.crew[name]?.includes(place));
        return make({ company, day, offset, now }, shift, names, offset <= TOLD_UNTIL);
      });
  });
};

const sundry = (company: Company, today: string, now: Date): Made[] => {
  if (company.slug !== 'northgate') return [];
  const at = (offset: number) => ({ company, day: addDays(today, offset), offset, now });
  return [
    ...make(at(ASKED_TOO.day), { ...ASKED_TOO, days: [], crew: {} }, [ASKED_TOO.name], true, 'soft'),
    ...ADDED.flatMap((shift) => make(at(shift.day), { ...shift, days: [], crew: {} }, [shift.name], false)),
  ];
};

const make = (
  stage: Stage,
  shift: DemoShift,
  names: readonly string[],
  isTold: boolean,
  booking: 'hard' | 'soft' = 'hard',
): Made[] => {
  const { company, day, now } = stage;
  const { slug, settings } = company;
  const [from] = instantsAt(settings.timezone, { day, time: shift.start });
  const ending = shift.end > shift.start ? day : addDays(day, 1);
  const [to] = instantsAt(settings.timezone, { day: ending, time: shift.end });
  if (from === undefined || to === undefined) return [];
  const id = idOfShift(slug, shift, day, names);
  const span = {
    ...{ day, starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() },
    break_min: shift.break_min ?? 0,
  };
  const place = { org_id: idOf(slug), project_id: idOf(slug, shift.project) };
  const series = shift.rule ? idOf(slug, 'series', shift.project, shift.service, shift.start) : null;
  const row = {
    ...{ series_id: series, series_day: series && day },
    ...{ ...place, ...span, id, service_type_id: idOf(slug, shift.service), site: shift.site ?? null },
    ...{ timezone: settings.timezone, headcount: shift.headcount ?? 1, skills: shift.skills ?? [] },
    ...{ note: shift.note ?? '', status: isTold ? 'published' : 'draft' },
    ...{ created_at: before(now, 9), updated_at: before(now, 9), version: 1 },
  };
  const crew = names.map((name, at) => ({
    ...{ ...place, ...span, id: idOf(slug, 'assignment', id, name), shift_id: id, booking, version: 1 },
    ...{ member_id: idOf(slug, name), published_at: isTold ? before(now, 8) : null, overridden: [] },
    ...{ created_at: before(now, 9), updated_at: before(now, 8), ...wordOf(stage, to, at, isTold) },
  }));
  return [{ shift: row, crew, isTold, rule: shift.rule }];
};

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** What became of a booking: worked where it is over, confirmed for the next days, then offered. */
const wordOf = ({ offset, now }: Stage, to: number, at: number, isTold: boolean): Row => {
  if (!isTold) return { status: 'offered', status_reason: null };
  if (to < now.getTime()) return { status: 'completed', status_reason: null };
  if (offset === 4 && at === 1) return { status: 'declined', status_reason: 'Court appointment' };
  return { status: offset <= 5 ? 'confirmed' : 'offered', status_reason: null };
};

const publishedOf = ({
  id,
  created_at,
  updated_at,
  version,
  status,
  series_id,
  series_day,
  ...told
}: Row): Row => ({
  ...told,
  ...{ shift_id: id, cancelled: false },
});

/** The series that some shifts are, planned as far as they are. */
const seriesOf = (made: readonly Made[]): Row[] => {
  const again = made.filter(({ rule }) => rule !== undefined);
  return [...Map.groupBy(again, ({ shift }) => shift.series_id)].map(([id, days]) => ({
    ...{
      id,
      org_id: days[0]?.shift.org_id,
      project_id: days[0]?.shift.project_id,
      rule: days[0]?.rule,
    },
    ...{ first_day: days[0]?.shift.day, until: days.at(-1)?.shift.day, skipped: [] },
  }));
};
