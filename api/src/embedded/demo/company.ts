import type { Insertable } from 'kysely';
import type { DB } from '../../platform/tables.ts';

/** A company of the demo, told in the words its people use; ids are made from its slug and these codes. */
export interface Company {
  readonly slug: 'northgate' | 'kestrel';
  readonly settings: Omit<Insertable<DB['organizations']>, 'org_id' | 'slug'>;
  /** Colleagues as whom nobody signs in: name and position. */
  readonly colleagues: readonly (readonly [name: string, position: string])[];
  /** Name, code, industry, website, owner. */
  readonly clients: readonly (readonly [
    name: string,
    code: string,
    industry: string,
    website: string,
    owner: string,
  ])[];
  /** Code, name, category, cost and bill rate an hour. */
  readonly services: readonly (readonly [
    code: string,
    name: string,
    category: string,
    cost: string,
    bill: string,
  ])[];
  readonly projects: readonly DemoProject[];
  /** What people write beside an hour of a service. */
  readonly notes: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** A project of the demo. Dates are weeks from today; the budget is in whole currency units. */
export interface DemoProject {
  readonly code: string;
  readonly name: string;
  readonly client: string | null;
  readonly owner: string;
  readonly services: readonly [string, ...string[]];
  readonly weeks: readonly [from: number, to: number];
  readonly budget: number | null;
  readonly minutes?: number;
  /** What the budget is for; the whole project unless told. */
  readonly period?: 'month';
  /** What some of its hours are priced in, instead of the company's currency. */
  readonly foreign?: string;
  readonly status?: DB['projects']['status']['__select__'];
  readonly billing?: DB['projects']['billing']['__select__'];
  readonly health?: readonly [health: 'green' | 'amber' | 'red', note: string];
  readonly progress: number;
  /** Promised days: name, weeks from today, and where it is done, days after (or before) the promise. */
  readonly milestones?: readonly (readonly [name: string, week: number, done?: number])[];
  readonly tags: readonly string[];
  readonly site?: string;
  /** The member of the demo works here. */
  readonly isShown?: boolean;
  /** Whoever comes takes over before they check in. */
  readonly isHeldByHandovers?: boolean;
  /** Of a hundred hours, how many fall on this project. */
  readonly share: number;
}
