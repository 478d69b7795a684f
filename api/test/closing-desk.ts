import { approveEntries } from '#contract/activity/approval-endpoints.ts';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { closeMonth, listMonths, previewMonth, reopenMonth } from '#contract/activity/month-endpoints.ts';
import { firstDayOf, monthOf } from '#contract/activity/months.ts';
import { reverseEntry } from '#contract/activity/reversal-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from './people.ts';
import { type Desk, openDesk } from './time-desk.ts';

/** Months before this one: `ago` 1 is the last one. */
export const monthsBefore = (today: string, ago: number): string => {
  let month = monthOf(today);
  for (let left = ago; left > 0; left--) month = monthOf(addDays(firstDayOf(month), -1));
  return month;
};

/** A desk at which months are closed: time may be logged as far back as one likes, and needs the line manager's word. */
export const openClosing = async (...[settings, jobs]: Parameters<typeof openDesk>) => {
  const desk: Desk = await openDesk({ edit_window_days: 0, approval: 'line', ...settings }, jobs);
  const { director, owner, manager } = desk.muster.organization.people;
  const as = (person: TestPerson) => desk.muster.as(person);
  const last = monthsBefore(desk.today, 1);
  const day = (month = last, of = 10) => addDays(firstDayOf(month), of - 1);
  const submit = (person: TestPerson, on: string) => as(person)(submitDays, { body: { from: on, to: on } });
  const version = async (month: string): Promise<number> =>
    (await as(director)(previewMonth, { params: { month } })).body.month.version;
  return {
    ...{ desk, as, last, day, submit, director, owner, manager },
    /** An hour of somebody's that the owner approved. */
    async approved(person: TestPerson, work_date: string, fields = {}): Promise<string> {
      const { body } = await desk.log(person, { work_date, ...fields });
      await submit(person, work_date);
      const entries = [{ id: body.id, version: body.version + 1 }];
      await as(owner)(approveEntries, { body: { entries } });
      return body.id;
    },
    async close(month: string, { leave = false, by = director } = {}) {
      const body = { leave_unapproved: leave, version: await version(month) };
      return as(by)(closeMonth, { params: { month }, body });
    },
    async reopen(month: string, { reason = 'Forgotten time', by = owner } = {}) {
      return as(by)(reopenMonth, { params: { month }, body: { reason, version: await version(month) } });
    },
    preview: (month: string) => as(director)(previewMonth, { params: { month } }),
    months: () => as(director)(listMonths),
    /** What the organization keeps of an entry. */
    async row(id: string): Promise<Readonly<Record<string, unknown>>> {
      const [row] = await desk.muster.database.query('select * from activity_entries where id = $1', [id]);
      return row ?? {};
    },
    async reverse(id: string, { by = manager, reason = 'Wrong day', ...fields }: Reversing = {}) {
      const [row] = await desk.muster.database.query('select version from activity_entries where id = $1', [
        id,
      ]);
      return as(by)(reverseEntry, {
        body: { entry_id: id, version: Number(row?.version ?? 0), reason, ...fields },
      });
    },
  };
};

interface Reversing {
  readonly by?: TestPerson;
  readonly reason?: string;
  readonly version?: number;
  readonly correction?: { readonly duration_s: number; readonly note?: string };
}

/** A desk at which months are closed. */
export type Closing = Awaited<ReturnType<typeof openClosing>>;
