import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { withUnsentTimer } from './with-unsent-timer.ts';

/** What a timer that the server tells of is with what hasn't reached the server yet. */
export function useUnsentTimerOf(): (timer: ActivityTimer | null) => ActivityTimer | null {
  const { zone } = useFormat();
  const organization = useMaybeOrganization()?.id;
  const { writes, landing } = useUnsent();
  const here = [...landing, ...writes].filter((write) => write.organization === organization);
  return (timer) => (here.length > 0 ? withUnsentTimer(timer, here, zone) : timer);
}
