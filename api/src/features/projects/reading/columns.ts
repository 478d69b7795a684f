import { SHEET_FIELDS, type SheetField } from '#contract/project-imports/shapes.ts';

/** How other applications, and our own export, name what a column holds. */
const NAMES: Readonly<Record<SheetField, readonly string[]>> = {
  code: ['code', 'project code', 'key', 'number', 'project number'],
  name: ['name', 'project', 'project name', 'title'],
  client: ['client', 'customer', 'client name', 'account'],
  owner: ['owner', 'manager', 'project manager', 'lead'],
  status: ['status', 'state'],
  type: ['type', 'kind'],
  billing: ['billing', 'billing type', 'billing method', 'bill by'],
  start_date: ['start', 'start date', 'starts', 'begin', 'from'],
  end_date: ['end', 'end date', 'ends', 'due', 'due date', 'finish', 'to'],
  currency: ['currency'],
  budget: ['budget', 'budget amount', 'fee', 'value', 'fixed fee amount'],
  budget_hours: ['budget hours', 'hours budget', 'estimated hours', 'estimate', 'time estimate'],
  priority: ['priority'],
  progress: ['progress', 'progress %', '% complete'],
  tags: ['tags', 'labels'],
  site_address: ['site', 'address', 'site address', 'location'],
  site_timezone: ['time zone', 'timezone', 'site time zone'],
};

/** What a column of this name seems to hold; null where that can't be told. */
export const fieldOfColumn = (column: string): SheetField | null => {
  const plain = column
    .toLowerCase()
    .replace(/[_\-\s]+/g, ' ')
    .replace(/\s*\(.*\)$/, '')
    .trim();
  return SHEET_FIELDS.find((field) => NAMES[field].includes(plain)) ?? null;
};
