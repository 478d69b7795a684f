import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, name } from '../shapes.ts';
import { leavePart, leaveStatus, leaveType } from './states.ts';

const object = '/leave-settings';
const read = { scope: 'organization', object, action: 'read' } as const;
const update = { scope: 'organization', object, action: 'update' } as const;
const minutes = z
  .int('Enter whole minutes.')
  .min(0, 'Enter 0 or more.')
  .max(527_040, 'Enter at most a year.');
const year = z.coerce.number().int().min(2000).max(2100);

/** How much of a type there is for a year, how much of it goes on into the next, and how far below nothing it may go. In minutes. */
export const leaveAllowance = z.object({
  type: leaveType,
  year_minutes: minutes,
  carry_over_minutes: minutes,
  below_minutes: minutes,
});
/** How much of a type there is. */
export type LeaveAllowance = z.infer<typeof leaveAllowance>;

/** Days for which nobody may ask for leave. */
export const leaveBlock = z.object({ id, version: z.int(), from: day, to: day, name: z.string() });
/** Days for which nobody may ask for leave. */
export type LeaveBlock = z.infer<typeof leaveBlock>;

/** A holiday of the organization's. */
export const holiday = z.object({ date: day, name });
/** A holiday of the organization's. */
export type Holiday = z.infer<typeof holiday>;

/** What an organization says about leave; holidays of the year asked for. `granted` = people who got that year's leave. */
export const leaveSettings = z.object({
  version: z.int(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  day_minutes: z.int(),
  allowances: z.array(leaveAllowance),
  blocks: z.array(leaveBlock),
  year: z.int(),
  holidays: z.array(holiday),
  granted: z.int(),
});
/** What an organization says about leave. */
export type LeaveSettings = z.infer<typeof leaveSettings>;

/** What an organization says about leave, with the holidays of a year: this one where none is said. */
export const readLeaveSettings = endpoint({
  method: 'GET',
  path: object,
  summary: 'Read settings of leave',
  access: read,
  query: z.object({ year: year.optional() }),
  response: leaveSettings,
});

/** Says whose holidays are kept, and which types are counted: `allowances` replaces all. 422 `country`, `twice`. */
export const updateLeaveSettings = endpoint({
  method: 'PATCH',
  path: object,
  summary: 'Change settings of leave',
  access: update,
  body: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Choose a country.')
      .nullable()
      .optional(),
    region: z.string().max(20).nullable().optional(),
    allowances: z.array(leaveAllowance).max(5).optional(),
  }),
  response: leaveSettings,
});

/** Gives everybody what they get of a year, once: whoever comes or goes within it by their days; and ends what isn't carried over. */
export const grantYear = endpoint({
  method: 'POST',
  path: '/leave-settings/grants',
  summary: 'Grant a year’s leave',
  access: update,
  body: z.object({ year: z.int('Enter a year.').min(2000).max(2100) }),
  response: z.object({ granted: z.int(), people: z.int() }),
});

/** Blocks days. */
export const addLeaveBlock = endpoint({
  method: 'POST',
  path: '/leave-settings/blocks',
  summary: 'Block days for leave',
  access: update,
  body: z.object({ from: day, to: day, name }),
  response: leaveBlock,
  status: 201,
});

/** Frees blocked days. */
export const removeLeaveBlock = endpoint({
  method: 'DELETE',
  path: '/leave-settings/blocks/:block_id',
  summary: 'Free blocked days',
  access: update,
  params: z.object({ block_id: id }),
});

/** Countries whose public holidays are known, with their regions. */
export const listHolidayCountries = endpoint({
  method: 'GET',
  path: '/leave-settings/countries',
  summary: 'Countries with public holidays',
  access: update,
  response: z.object({
    data: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        regions: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
});

/** Public holidays of a country in a year. 422 `country` for one that isn't known. */
export const offerHolidays = endpoint({
  method: 'GET',
  path: '/leave-settings/offered-holidays',
  summary: 'Public holidays of a country',
  access: update,
  query: z.object({ year, country: z.string().max(2), region: z.string().max(20).optional() }),
  response: z.object({ data: z.array(holiday) }),
});

/** Writes and removes holidays. `before` = what stood on those days, null where nothing did: with it this is taken back. */
export const changeHolidays = endpoint({
  method: 'PUT',
  path: '/leave-settings/holidays',
  summary: 'Change holidays',
  access: update,
  body: z.object({
    holidays: z
      .array(z.object({ date: day, name: name.nullable() }))
      .min(1, 'Name at least one day.')
      .max(200, 'Change at most 200 days at once.'),
  }),
  response: z.object({ before: z.array(z.object({ date: day, name: z.string().nullable() })) }),
});

/** Somebody away. `type` only where the reader may read all leave, or it is their own; the reason never. */
export const absence = z.object({
  id,
  member_id: id,
  from: day,
  to: day,
  part: leavePart,
  start: z.string().nullable(),
  end: z.string().nullable(),
  status: leaveStatus,
  type: leaveType.nullable(),
});
/** Somebody away. */
export type Absence = z.infer<typeof absence>;

/** Who is away on which days. What waits for a decision is there for its person and whoever may read all. */
export const leaveCalendar = z.object({
  from: day,
  to: day,
  today: day,
  working_days: z.array(z.int()),
  people: z.array(z.object({ id, name: z.string(), position: z.string().nullable() })),
  absences: z.array(absence),
  holidays: z.array(holiday),
  blocks: z.array(leaveBlock),
});
/** Who is away on which days. */
export type LeaveCalendarDays = z.infer<typeof leaveCalendar>;

/** The most people that one calendar shows. */
export const MOST_IN_CALENDAR = 300;

/** Who is away, at most 62 days: of one's own team (who reports to the same person, to oneself, and whom one reports to) or of all. */
export const readLeaveCalendar = endpoint({
  method: 'GET',
  path: '/leave-calendar',
  summary: 'Who is away',
  access: { scope: 'organization', object: '/leave-calendar', action: 'read' },
  query: z.object({ from: day, to: day, whose: z.enum(['team', 'all']).default('all') }),
  response: leaveCalendar,
});
