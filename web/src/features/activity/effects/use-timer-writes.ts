import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActivityTimer, TimerPurpose } from '#contract/activity/shapes.ts';
import {
  changeTimer,
  discardTimer,
  startTimer,
  stopTimer,
  switchTimer,
} from '#contract/activity/timer-endpoints.ts';
import type { QueuedWrite } from '../../../platform/offline/unsent/queued-write.ts';
import { type Outcome, sendOrKeep } from '../../../platform/offline/unsent/send-or-keep.ts';
import { discardWrite, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import type { NamedPurpose } from '../components/form/chosen-purpose.ts';
import { purposeText } from '../components/purpose-text.ts';
import { isStarting, type ShownTimer, timerName } from '../components/timer/timer-writes.ts';
import { t } from '../messages.ts';
import { knownNames } from './known-names.ts';
import { serverNow } from './server-clock.ts';
import { useKeptChange } from './use-kept-change.ts';

type Title = 'unsent_start' | 'unsent_stop' | 'unsent_timer' | 'unsent_discard_timer';

/** The kept writes of a timer: each says when it was made, so that it means the same whenever it arrives. */
function writesAt(client: QueryClient, organization: string) {
  const at = serverNow(client);
  const about = (title: Title, subject: string, purpose: NamedPurpose, timer: ActivityTimer | null) => ({
    ...{ organization, subject, href: '/daily-activity', rowAt: null },
    title: t(title, { project: purposeText(purpose) }),
    shown: { purpose, timer } satisfies ShownTimer,
  });
  return {
    start: (purpose: TimerPurpose, client_uuid: string) => ({
      ...about('unsent_start', client_uuid, knownNames(client, purpose), null),
      endpoint: startTimer,
      input: { body: { ...purpose, client_uuid, at } },
    }),
    stop: (timer: ActivityTimer, then = at) => ({
      ...about('unsent_stop', timerName(timer), timer, timer),
      endpoint: stopTimer,
      input: { body: { timer: timerName(timer), at: then } },
      ...{ rowAt: 'entry', follows: true },
    }),
    change: (timer: ActivityTimer, purpose: TimerPurpose) => ({
      ...about('unsent_timer', timerName(timer), knownNames(client, purpose), timer),
      endpoint: changeTimer,
      input: { body: { ...purpose, timer: timerName(timer) } },
      follows: true,
    }),
    discard: (timer: ActivityTimer) => ({
      ...about('unsent_discard_timer', timerName(timer), timer, timer),
      endpoint: discardTimer,
      input: { body: { timer: timerName(timer) } },
      follows: true,
    }),
  };
}

/** Starts, switches, changes, stops and discards one's timer; what can't be sent is kept on this device. Errors: CallError. */
function useTimerWrites() {
  const client = useQueryClient();
  const organization = useMaybeOrganization()?.id ?? '';
  const kept = () => writesAt(client, organization);
  return {
    start: (purpose: TimerPurpose) => {
      const client_uuid = crypto.randomUUID();
      const { input: later, ...keeping } = kept().start(purpose, client_uuid);
      return sendOrKeep(startTimer, { body: { ...purpose, client_uuid } }, { ...keeping, later });
    },
    switchTo: ({ timer, purpose }: Switch) => {
      const client_uuid = crypto.randomUUID();
      const { stop, start } = kept();
      const instead = [stop(timer), start(purpose, client_uuid)];
      const body = { ...purpose, client_uuid, timer: timerName(timer) };
      return sendOrKeep(switchTimer, { body }, { ...start(purpose, client_uuid), instead });
    },
    change: ({ timer, purpose }: Switch) => {
      const { input, ...keeping } = kept().change(timer, purpose);
      return sendOrKeep(changeTimer, input, keeping);
    },
    stop: (timer: ActivityTimer) => {
      const { input: later, ...keeping } = kept().stop(timer);
      return sendOrKeep(stopTimer, { body: { timer: timerName(timer) } }, { ...keeping, later });
    },
    stopAt: ({ timer, at }: Stop) => {
      const { input, ...keeping } = kept().stop(timer, at);
      return sendOrKeep(stopTimer, input, keeping);
    },
    discard: async (timer: ActivityTimer): Promise<Outcome<unknown>> => {
      const start = unsent.now().writes.find((write) => isUnsentStart(write, timer));
      if (start) {
        await discardWrite(start);
        return { kept: true };
      }
      const { input, ...keeping } = kept().discard(timer);
      return sendOrKeep(discardTimer, input, keeping);
    },
  };
}

/** The running timer, and what is to be timed instead, or what it is for. */
interface Switch {
  readonly timer: ActivityTimer;
  readonly purpose: TimerPurpose;
}

/** The running timer, and when it is to have stopped, ISO 8601. */
interface Stop {
  readonly timer: ActivityTimer;
  readonly at: string;
}

/** What the server never heard of needn't be discarded there. */
const isUnsentStart = (write: QueuedWrite, timer: ActivityTimer): boolean =>
  isStarting(write) && write.subject === timerName(timer) && (write.attempts === 0 || write.refusal !== null);

export const useStartTimer = () => useKeptChange(useTimerWrites().start);
export const useSwitchTimer = () => useKeptChange(useTimerWrites().switchTo);
export const useChangeTimer = () => useKeptChange(useTimerWrites().change);
export const useStopTimer = () => useKeptChange(useTimerWrites().stop, t('stop_failed'));
export const useStopTimerAt = () => useKeptChange(useTimerWrites().stopAt);
export const useDiscardTimer = () => useKeptChange(useTimerWrites().discard, t('discard_failed'));
