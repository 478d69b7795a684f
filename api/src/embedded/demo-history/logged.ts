import type {
  FollowUpState,
  HandoverState,
  IncidentState,
  OpsLogType,
  Severity,
} from '#contract/ops-log/states.ts';
import type { LogPicture } from './log-pictures.ts';
import type { DemoShift } from './rosters.ts';

/** What may be said of something that happened. */
export interface DemoSaid {
  readonly severity?: Severity;
  readonly title: string;
  /** Names behind an @ are mentions. */
  readonly body?: string;
  readonly location?: string;
  /** Names of those whom it is about. */
  readonly people?: readonly string[];
  readonly tags?: readonly string[];
}

interface Later {
  /** Minutes from when it happened. */
  readonly after: number;
  readonly by: string;
}

type DemoStep = Later & { readonly note?: string } & (
    | { readonly incident: IncidentState; readonly cause?: string }
    | { readonly handover: HandoverState }
    | { readonly followUp: FollowUpState }
  );

/** What followed on an entry: a step, or what it should have said. */
export type DemoSequel = DemoStep | (Later & { readonly instead: Partial<DemoSaid> });

/** Something that somebody of the demo wrote into the ops-log of a project. */
export interface DemoEntry extends DemoSaid {
  /** Days ago and the time on the wall, or minutes ago. */
  readonly at: readonly [days: number, time: string] | number;
  readonly by: string;
  readonly type: OpsLogType;
  /** Minutes until it was written down. */
  readonly late?: number;
  /** The shift that hands over, and how many days ago it began. */
  readonly shift?: readonly [days: number, shift: Pick<DemoShift, 'service' | 'site' | 'start'>];
  /** Who follows up, and by which day, from today. */
  readonly followUp?: readonly [owner: string, day: number];
  readonly picture?: LogPicture;
  readonly sequels?: readonly DemoSequel[];
}
