import type { ActivityTimer, TimerPurpose, TimerStart, TimerStop } from '#contract/activity/shapes.ts';
import { changeTimer, discardTimer, startTimer, stopTimer } from '#contract/activity/timer-endpoints.ts';
import { isWriteTo, type QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import type { NamedPurpose } from '../form/chosen-purpose.ts';
import type { With } from '../unsent/entry-writes.ts';

/** What is kept beside a write about a timer: what it is for, by name, and the timer as it ran; null for a new one. */
export interface ShownTimer {
  readonly purpose: NamedPurpose;
  readonly timer: ActivityTimer | null;
}

/** A timer that was started offline. */
export const isStarting = (write: QueuedWrite): write is With<TimerStart> => isWriteTo(write, startTimer);
/** A timer that was stopped offline. */
export const isStopping = (write: QueuedWrite): write is With<TimerStop> => isWriteTo(write, stopTimer);
/** Something else that a timer is for. */
export const isRenaming = (write: QueuedWrite): write is With<TimerPurpose> => isWriteTo(write, changeTimer);

/** True for any write about a timer. */
export const isTiming = (write: QueuedWrite): boolean =>
  isStarting(write) || isStopping(write) || isRenaming(write) || isWriteTo(write, discardTimer);

/** What writes about a timer name, and what the entry that it becomes has as its `client_uuid`. */
export const timerName = ({ id, client_uuid }: Pick<ActivityTimer, 'id' | 'client_uuid'>): string =>
  client_uuid ?? id;

const NOTHING: ShownTimer = { purpose: { project: null, service: null }, timer: null };

/** What was kept beside a write about a timer. */
export const shownTimerOf = ({ shown }: QueuedWrite): ShownTimer => (isShown(shown) ? shown : NOTHING);

const isShown = (shown: unknown): shown is ShownTimer =>
  typeof shown === 'object' && shown !== null && 'purpose' in shown && 'timer' in shown;
