import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { subWeeks } from 'date-fns/subWeeks';
import type pg from 'pg';
import { insert, type Row } from '../demo/insert.ts';
import { northgate } from '../demo/northgate.ts';
import { idOf } from '../demo/random.ts';
import { COLLEAGUES, type Colleague, DEPARTMENTS, DOTTED, EARLIER } from './colleagues.ts';
import { colleaguesTimeOf, servicesOfDepot } from './colleagues-time.ts';
import { personOf, seatOf } from './ids.ts';
import { ratesOfPeople } from './rates.ts';
import { SEATS, type Seat } from './seats.ts';
import { seedReorganisations } from './seed-reorganisations.ts';

const SLUG = 'northgate';
const org_id = idOf(SLUG);

const dayOf = (moment: Date): string => format(moment, 'yyyy-MM-dd');

/** Writes who else works for Northgate, and what they did in twelve weeks. */
export const seedColleagues = async (client: pg.Client, now: Date): Promise<void> => {
  await insert(
    client,
    'members',
    COLLEAGUES.map((one) => memberOf(one, now)),
  );
  await insert(client, 'project_services', servicesOfDepot(northgate));
  await insert(client, 'activity_entries', colleaguesTimeOf(northgate, now));
};

/** Writes where Northgate's people stand: lines, seats, dotted lines, rates, and how all of it came about. */
export const seedPeople = async (client: pg.Client, now: Date): Promise<void> => {
  for (const [name, department] of Object.entries(DEPARTMENTS))
    await client.query('update members set department = $1 where org_id = $2 and id = $3', [
      ...[department, org_id, personOf(name)],
    ]);
  await insert(
    client,
    'positions',
    SEATS.map((one) => positionOf(one, now)),
  );
  for (const { title, people } of SEATS)
    await client.query('update members set position_id = $1 where org_id = $2 and id = any($3)', [
      ...[seatOf(title), org_id, people.map(personOf)],
    ]);
  await insert(
    client,
    'dotted_lines',
    DOTTED.map(([who, whom, pct, weeks]) => ({
      ...{
        org_id,
        id: idOf(SLUG, 'dotted', who, whom),
        member_id: personOf(who),
        to_member_id: personOf(whom),
      },
      ...{ pct, from_day: dayOf(subWeeks(now, weeks)) },
    })),
  );
  await insert(client, 'service_rates', ratesOfPeople(now));
  await rememberBefore(client, now);
  await seedReorganisations(client, now);
};

const memberOf = ({ name, title, weeks, left, manager, ...one }: Colleague, now: Date): Row => {
  const gone = left === undefined ? null : dayOf(subWeeks(now, left));
  return {
    ...{ org_id, id: personOf(name), name, position: title, department: one.department },
    email: `${name.toLowerCase().replace(' ', '.')}@northgate.example`,
    ...{ manager_id: personOf(manager), employment: one.employment ?? 'employee', phone: one.phone ?? null },
    ...{ status: gone ? 'offboarded' : 'active', start_date: dayOf(subWeeks(now, weeks)), end_date: gone },
    ...{
      archived_at: gone && `${gone}T17:00:00Z`,
      weekly_capacity_minutes: 2400,
      target_utilisation_pct: 80,
    },
    ...{
      created_at: subWeeks(now, weeks).toISOString(),
      updated_at: subWeeks(now, weeks).toISOString(),
      version: 1,
    },
  };
};

const positionOf = (one: Seat, now: Date): Row => {
  const made = subWeeks(now, 52).toISOString();
  return {
    ...{ org_id, id: seatOf(one.title), title: one.title, department: one.department },
    parent_id: one.above && seatOf(one.above),
    headcount: one.headcount ?? Math.max(1, one.people.length),
    vacant_since: dayOf(subDays(now, one.vacantDays ?? 0)),
    ...{ note: one.note ?? '', created_at: made, updated_at: made, version: 1 },
  };
};

/** What was written just now stood so for longer: lines since somebody came or was moved, seats for a year. */
const rememberBefore = async (client: pg.Client, now: Date): Promise<void> => {
  await client.query(
    `delete from member_places p where p.org_id = $1 and p.until_day is not null and exists (
       select from members m where m.org_id = p.org_id and m.id = p.member_id and m.archived_at is null)`,
    [org_id],
  );
  await client.query(
    `update member_places p set from_day = m.start_date from members m
     where p.org_id = $1 and m.org_id = p.org_id and m.id = p.member_id and p.until_day is null`,
    [org_id],
  );
  await client.query('update position_places set from_day = $2 where org_id = $1', [
    ...[org_id, dayOf(subWeeks(now, 52))],
  ]);
  for (const { name, weeks, manager, title, department } of EARLIER) {
    const moved = subWeeks(now, weeks);
    const whose = [org_id, personOf(name)];
    await client.query(
      `with was as (update member_places set from_day = $3 where org_id = $1 and member_id = $2 and until_day is null
         returning member_id)
       insert into member_places (org_id, member_id, from_day, until_day, manager_id, title, department)
       select $1, m.id, m.start_date, $4, $5, $6, $7 from members m join was on was.member_id = m.id where m.org_id = $1`,
      [...whose, dayOf(moved), dayOf(addDays(moved, -1)), personOf(manager), title, department],
    );
  }
};
