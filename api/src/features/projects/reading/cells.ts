import Big from 'big.js';
import { minorOf } from '#contract/money/amounts.ts';
import type { SheetDateOrder, SheetField, SheetRow } from '#contract/project-imports/shapes.ts';
import { type NewProject, newProject } from '#contract/projects/shapes.ts';
import { labelsOf, type ReadCell, readersOf, wrong } from '../../../platform/files/cells.ts';
import { readDate } from '../../../platform/files/dates.ts';
import { readDecimal } from '../../../platform/files/decimals.ts';

/** What cells are read with: names of ours by their lower case, and how days and money are written. */
export interface Place {
  readonly clients: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  readonly order: SheetDateOrder;
  readonly currency: string;
}

/** What a cell makes of a project: fields of it, or what is wrong. */
export type Read = ReadCell<NewProject>;

type Reader = (text: string, place: Place, row: SheetRow) => Read;

const { taken, oneOf } = readersOf<NewProject>(newProject.shape, newProject.partial());

const dated =
  (field: 'start_date' | 'end_date'): Reader =>
  (text, { order }) => {
    const day = readDate(text, order);
    return day ? { [field]: day } : wrong('Enter a day such as 2026-03-31.');
  };

const named =
  (field: 'client_id' | 'owner_id', of: 'clients' | 'people', what: string): Reader =>
  (text, place) => {
    const found = place[of].get(text.toLowerCase());
    return found ? { [field]: found } : wrong(`No ${what} is called “${text}”. Choose one of ours.`);
  };

/** In major units; what a budget may be in minor ones holds this much of every currency. */
const LARGEST_BUDGET = 9e11;

const money: Reader = (text, { currency }, row) => {
  const code = (row.currency?.trim() || currency).toUpperCase();
  const amount = readDecimal(text.replace(/[^\d.,\s'’-]/g, ''), null);
  if (!amount || !/^[A-Z]{3}$/.test(code)) return wrong('Enter an amount such as 12000.00.');
  if (amount.gte(LARGEST_BUDGET)) return wrong('Enter a smaller amount.');
  const minor = minorOf(amount, code);
  return minor > 0 ? { budget_minor: minor } : wrong('Enter an amount above zero.');
};

const hours: Reader = (text) => {
  const [, whole, minutes] = /^(\d+):([0-5]\d)$/.exec(text) ?? [];
  const decimal =
    whole === undefined ? readDecimal(text.replace(/\s*h(ours)?$/i, ''), null)?.times(60) : null;
  const sum = decimal ? decimal.round(0, Big.roundHalfUp).toNumber() : Number(whole) * 60 + Number(minutes);
  return sum > 0 ? { budget_minutes: sum } : wrong('Enter hours such as 120 or 120:30.');
};

/** How the text of each field is read; blank cells aren't asked. */
export const READERS: Readonly<Record<SheetField, Reader>> = {
  code: taken('code', (text) => text.toUpperCase()),
  name: taken('name'),
  client: named('client_id', 'clients', 'client'),
  owner: named('owner_id', 'people', 'person'),
  status: oneOf('status', newProject.shape.status.unwrap().options),
  type: oneOf('type', newProject.shape.type.unwrap().options),
  billing: oneOf('billing', newProject.shape.billing.unwrap().options),
  start_date: dated('start_date'),
  end_date: dated('end_date'),
  currency: taken('currency', (text) => text.toUpperCase()),
  budget: money,
  budget_hours: hours,
  priority: oneOf('priority', newProject.shape.priority.unwrap().options),
  progress: taken('progress', (text) => Number(text.replace(/\s*%$/, ''))),
  tags: taken('tags', labelsOf),
  site_address: taken('site_address'),
  site_timezone: taken('site_timezone'),
};
