import type { Finding } from './finding.ts';
import type { InsightKind } from './kinds.ts';

/**
 * What detectors find by; raised whenever the same rows could come to other findings. A run keeps it, so that runs of different versions
 * aren't compared.
 */
export const ENGINE_VERSION = 3;

/** Where and when a detector looks. Days are YYYY-MM-DD, both ends included. */
export interface Place {
  /** The day that is looked from: nothing after it counts as past. */
  readonly today: string;
  /** The days whose logged time is looked at. */
  readonly from: string;
  readonly to: string;
  /** Decides where equals are chosen from, such as samples; the same seed chooses the same. */
  readonly seed: number;
  readonly organization: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly timezone: string;
  /** First day of the week, 0 = Sunday. */
  readonly week_start: number;
  /** Minutes of work by weekday, Sunday first. */
  readonly working_days: readonly number[];
  /** Names of holidays by day. */
  readonly holidays: ReadonlyMap<string, string>;
  readonly max_week_h: number;
  readonly min_rest_h: number;
  readonly allow_overlap: boolean;
  readonly require_project: boolean;
  readonly require_note: boolean;
  readonly require_service: boolean;
}

/** Somebody whose time is looked at, with the days on which they are away, in order. */
export interface TimePerson {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
  /** Whom they answer to. */
  readonly manager_id: string | null;
  readonly employment: 'employee' | 'contractor' | 'placeholder';
  readonly status: string;
  /** Whether they have an account and can be told something. */
  readonly reachable: boolean;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly weekly_min: number;
  /** Minutes of approved leave by day. */
  readonly leave: readonly { readonly day: string; readonly minutes: number }[];
}

/** An entry of somebody's time. Of those without a start both instants are null. */
export interface TimeRow {
  readonly id: string;
  readonly day: string;
  /** Seconds since 1970; whole. */
  readonly started_s: number | null;
  readonly ended_s: number | null;
  /** Minutes of the start's day by the wall clock that was meant; null without a start. */
  readonly start_min: number | null;
  /** What counts; below zero where a locked entry is taken back. */
  readonly seconds: number;
  readonly project_id: string | null;
  readonly service_id: string | null;
  readonly category: string;
  readonly note: string;
  readonly billable: boolean;
  readonly source: string;
  readonly status: string;
  /** Whether it has a price: a currency and a rate that counted. */
  readonly priced: boolean;
  readonly reverses: string | null;
  readonly shift_id: string | null;
  /** When it was written, in seconds since 1970. */
  readonly written_s: number;
}

/** What rows name: read once, by id. */
export interface TimeNames {
  readonly projects: ReadonlyMap<string, TimeProject>;
  readonly services: ReadonlyMap<string, string>;
}

/** A project that time was logged on. */
export interface TimeProject {
  readonly name: string;
  readonly code: string;
  readonly status: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly client_id: string | null;
}

/**
 * Takes an organization's time in, one person after another: `person` once for everybody of the team in the order of their ids, also
 * those without any time, then `add` for each of their entries by day, start (those without one last) and id; `finish` once at the end. Keeps
 * of a person what it needs until the next one comes, and of findings the worst rows alone. `take` gives away what was found of people who
 * are done, so that nobody has to keep it here.
 */
export interface TimeFold {
  person(person: TimePerson): void;
  add(row: TimeRow): void;
  take(): Finding[];
  /** The rest of what was found. */
  finish(): Iterable<Finding>;
}

/** Looks for some kinds in logged time. Pure: the same rows, the same findings, on every machine. */
export interface TimeDetector {
  /** Named in the run's log. */
  readonly name: string;
  readonly kinds: readonly InsightKind[];
  begin(place: Place, names: TimeNames): TimeFold;
}
