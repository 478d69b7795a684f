import { createHash } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { subDays } from 'date-fns/subDays';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';

/** Something that happened in the demo, by the name of whoever did it. */
export interface Happening {
  readonly at: Date;
  readonly by: string;
  readonly type: `${string}.${string}`;
  readonly subject: readonly [type: string, id: string];
  readonly project?: string | null;
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Where and when a history takes place. */
export interface Stage {
  readonly company: Company;
  readonly now: Date;
}

/** How many days ago the organization began to work with the demo. */
export const FIRST_DAY = 84;

/** So many minutes after eight of a working day about so many days ago, by the organization's clock; never ahead of now. */
export const momentOf = ({ company, now }: Stage, daysAgo: number, minutes: number): Date => {
  const today = new TZDate(now, company.settings.timezone);
  let day = subDays(today, Math.round(daysAgo));
  while (day.getDay() === 0 || day.getDay() === 6) day = subDays(day, 1);
  const zone = company.settings.timezone;
  const at = new TZDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    8,
    minutes,
    (minutes * 37) % 60,
    zone,
  );
  return new Date(Math.min(at.getTime(), now.getTime() - 60_000));
};

/** Whoever sets up what only administrators may. */
export const ADMINISTRATOR = 'Mara Quinn';

/** Who may make and change projects of an organization: those of its accounts that are managers or more. */
export const managersOf = ({ slug }: Company): readonly string[] =>
  DEMO_ACCOUNTS.filter(
    ({ role, organizations }) =>
      ['manager', 'director', 'owner', 'executive'].includes(role) && organizations.includes(slug),
  ).map(({ name }) => name);

/** Every field of a new thing, as an event tells it. */
export const made = (fields: Readonly<Record<string, unknown>>): NonNullable<Happening['changes']> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, [null, value] as const]));

/** An id of that moment (UUID version 7), the same for the same words; of one millisecond the later is the greater. */
export const idAt = (at: Date, slug: string, place: number, what = 'event'): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(`${slug}/${what}/${place}`).digest('hex');
  const order = place.toString(16).padStart(3, '0').slice(-3);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${rest.slice(0, 3)}-${rest.slice(3, 15)}`;
};
