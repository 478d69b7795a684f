import { useEffect, useState } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useCurrentUser } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';
import { timerName } from '../timer/timer-writes.ts';
import { isForgotten } from './away.ts';

const LOOK_MS = 60_000;

/** Whether a timer that runs for very long is asked about: once a day for each. */
export function useForgotten(timer: ActivityTimer | null): { isAsked: boolean; answered: () => void } {
  const { sub } = useCurrentUser();
  const { today } = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(tick);
  }, []);
  const key = `long-timer.${sub}`;
  const [last, setLast] = useState(() => deviceStore.read(key));
  const question = timer && `${timerName(timer)} ${today()}`;
  const isLong = timer && isForgotten(now, Date.parse(timer.started_at), timer.work_date, today());
  const answered = () => {
    if (question) deviceStore.write(key, question);
    setLast(question);
  };
  return { isAsked: Boolean(isLong) && last !== question, answered };
}
