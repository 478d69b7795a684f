import type { SheetField } from '#contract/project-imports/shapes.ts';
import type { ColumnNames } from '../../../platform/files/column-names.ts';

/** How other applications, and our own export, name what a column holds. */
export const COLUMN_NAMES: ColumnNames<SheetField> = {
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
