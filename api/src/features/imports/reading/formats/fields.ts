/**
 * What a row can say, and the headers under which the three products say it, renamed ones included. Earlier names win;
 * headers are compared in lower case and without a currency in brackets.
 */
export const FIELD_HEADERS = [
  ['user', ['user', 'member', 'team member', 'user name', 'person', 'full name', 'employee', 'name']],
  ['firstName', ['first name']],
  ['lastName', ['last name']],
  ['email', ['email', 'e-mail', 'email address', 'user email', 'member email']],
  ['client', ['client', 'client name', 'customer', 'company']],
  ['project', ['project', 'project name']],
  ['projectCode', ['project code']],
  ['service', ['task', 'activity', 'task name', 'activity name', 'service', 'service type', 'work type']],
  ['note', ['description', 'notes', 'note', 'time entry', 'comment', 'comments']],
  ['tags', ['tags', 'tag', 'labels']],
  ['billable', ['billable', 'billable?', 'is billable']],
  ['startDate', ['start date', 'date']],
  ['startTime', ['start time', 'started at', 'start']],
  ['endDate', ['end date', 'stop date']],
  ['endTime', ['end time', 'stop time', 'ended at', 'end', 'stop']],
  ['duration', ['duration', 'duration (h)', 'time (h)']],
  ['hours', ['hours', 'duration (decimal)', 'time (decimal)', 'decimal duration']],
  ['rate', ['billable rate', 'hourly rate', 'rate']],
  ['amount', ['billable amount', 'amount']],
  ['currency', ['currency']],
  ['createdOn', ['date of creation']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** One thing that a row can say. */
export type Field = (typeof FIELD_HEADERS)[number][0];

/** A header in the form in which headers are compared: `Billable Rate (USD)` → `billable rate`. */
export const headerKey = (header: string): string =>
  header
    .replace(/\((?:[A-Z]{3})?\)/g, '')
    .replace(/[\s\u00a0\ufeff]+/g, ' ')
    .trim()
    .toLowerCase();

/** The currency in brackets in a header, `Amount (USD)` → `USD`; null without one. */
export const headerCurrency = (header: string): string | null => /\(([A-Z]{3})\)/.exec(header)?.[1] ?? null;
