import { readCapacity, readCapacityOfWeek } from '#contract/capacity/endpoints.ts';
import {
  type CapacityCell,
  type CapacityOfWeek,
  capacity,
  capacityOfWeek,
} from '#contract/capacity/shapes.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { approveLeave } from '#contract/leave/deciding-endpoints.ts';
import { bookMember, planShift } from './factories/booking.ts';
import { makeEntry } from './factories/entry.ts';
import { tellOfShift } from './factories/shift.ts';
import { type LeaveDesk, openLeaveDesk } from './leave-desk.ts';
import type { TestPerson } from './people.ts';

type Fields = Readonly<Record<string, unknown>>;
type Asked = QueryInput<typeof readCapacity>;

/** A desk at which people work 40 hours from Monday to Friday, unless something else is said. */
export interface CapacityDesk extends LeaveDesk {
  /** Somebody of the team since long ago, with columns of their own. */
  employee(fields?: Fields): Promise<TestPerson>;
  /** Puts somebody on a firm shift from one time to another of London; `told` as they know it. */
  book(
    person: TestPerson,
    day: string,
    times: [start: string, end: string],
    fields?: Booked,
  ): Promise<string>;
  /** Seconds that somebody logged on a day. */
  logged(person: TestPerson, work_date: string, duration_s: number, fields?: Fields): Promise<string>;
  /** Leave that somebody asks for and the manager approves. */
  away(person: TestPerson, fields: Fields & { readonly from: string }): Promise<void>;
  /** Everybody by weeks, as a manager sees it unless somebody else asks. */
  read(query: Asked, by?: TestPerson): Promise<ReturnType<typeof capacity.parse>>;
  /** Somebody's weeks in that list. */
  weeks(person: TestPerson, query: Asked, by?: TestPerson): Promise<CapacityCell[]>;
  /** Somebody's week with its days. */
  week(person: TestPerson, date: string, by?: TestPerson): Promise<CapacityOfWeek>;
}

type Booked = Fields & { readonly told?: boolean; readonly project_id?: string; readonly break_min?: number };

/** Opens one. */
export const openCapacityDesk = async (): Promise<CapacityDesk> => {
  const desk = await openLeaveDesk({ week_start: 1, max_week_h: 48 });
  const { muster, manager } = desk;
  const { database, organization } = muster;
  const columnsOf = async ({ member }: TestPerson, fields: Fields) => {
    for (const [name, value] of Object.entries(fields))
      await database.query(`update members set ${name} = $1 where id = $2`, [value, member]);
  };
  const read: CapacityDesk['read'] = async (query, by = manager) => {
    const { status, body } = await muster.as(by)(readCapacity, { query: { per_page: '200', ...query } });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return capacity.parse(body);
  };
  return {
    ...{ ...desk, read },
    employee: async (fields = {}) => {
      const person = await desk.entitled();
      await columnsOf(person, { start_date: '2024-01-01', ...fields });
      return person;
    },
    book: async (
      person,
      day,
      [start, end],
      { told = false, project_id = desk.project, break_min, ...fields } = {},
    ) => {
      const place = { org_id: organization.id, project_id, day, start, end };
      const shift = await planShift(database, place, { break_min: break_min ?? 0 });
      if (told) await tellOfShift(database, shift);
      const published_at = told ? '2026-01-05T10:00Z' : null;
      await bookMember(database, shift, person.member, { published_at, ...fields });
      return shift;
    },
    logged: ({ member: member_id }, work_date, duration_s, fields = {}) =>
      makeEntry(database, organization, { member_id, work_date, duration_s, ...fields }),
    away: async (person, fields) => {
      const { body } = await desk.request(person, fields);
      const approved = await muster.as(manager)(approveLeave, {
        ...{ params: { leave_id: body.id }, body: { version: body.version } },
      });
      if (approved.status !== 200) throw new Error(`Leave: ${JSON.stringify([body, approved.body])}`);
    },
    weeks: async (person, query, by) => {
      const { data } = await read(query, by);
      return data.find(({ member }) => member.id === person.member)?.weeks ?? [];
    },
    week: async (person, date, by = manager) => {
      const params = { member_id: person.member ?? '' };
      const { status, body } = await muster.as(by)(readCapacityOfWeek, { params, query: { date } });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return capacityOfWeek.parse(body);
    },
  };
};
