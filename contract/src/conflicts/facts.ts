import type { NeededSkill } from '../shifts/shapes.ts';
import type { Booking } from '../shifts/states.ts';
import type { ConflictRow } from './shapes.ts';

/** A stretch of time: instants, ISO 8601, the end exclusive. */
export interface Timed {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** A moment as a clock on the wall shows it. */
export interface WallMoment {
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** A booking that somebody could get. `day` = its own day, `except` = bookings of theirs that it would replace. */
export interface Proposal extends Timed {
  readonly day: string;
  readonly break_min: number;
  readonly booking: Booking;
  readonly skills: readonly NeededSkill[];
  readonly except: readonly string[];
}

/** A booking that somebody has: its own day, and its times on the wall of its zone. */
export interface BookedTime extends Timed {
  readonly id: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly break_min: number;
  readonly booking: Booking;
  /** Null where whoever asks may not see the project. */
  readonly project: ConflictRow['project'];
}

/** Approved leave, with its ends on the wall of the organization. */
export interface LeaveTime extends Timed {
  readonly id: string;
  readonly from: WallMoment;
  readonly to: WallMoment;
}

/** What somebody is able to do; `expires` = the last day on which it counts. */
export interface HeldSkill {
  readonly skill: string;
  readonly level: number;
  readonly expires: string | null;
}

/** What an organization demands of its rosters; the names are the columns of its settings. */
export interface RosterRules {
  readonly min_rest_h: number;
  /** 0 = Sunday. */
  readonly week_start: number;
}

/** Everything about one person that the engine judges by; bookings and leave at least of the proposal's week and rest. */
export interface MemberFacts {
  readonly name: string;
  readonly sees_project: boolean;
  readonly offboarded: boolean;
  readonly on_leave: boolean;
  readonly start_date: string;
  readonly end_date: string | null;
  /** The most minutes of a week that they are planned, as the roster shows it beside their hours. */
  readonly cap_min: number;
  readonly bookings: readonly BookedTime[];
  /** Hard bookings in other organizations; nothing is told of them but that they are in the way. */
  readonly elsewhere: readonly Timed[];
  readonly leave: readonly LeaveTime[];
  readonly skills: readonly HeldSkill[];
  readonly rules: RosterRules;
}
