import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { AWAY_DEFAULT } from '#contract/users/settings.ts';
import { useCurrentUser } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';
import { timerName } from '../timer/timer-writes.ts';
import { type Away, awayFrom, awayUntil } from './away.ts';

/** Signs that somebody is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const;
/** A hand on the mouse is one sign in so many ms. */
const APART_MS = 3_000;
const TAB = crypto.randomUUID();

/**
 * The time away that is asked about here: kept on this device until it is answered, over reloads, and asked in the tab that
 * its person is in. Until it is known whether a timer runs (undefined), no sign counts: it would end the time away unasked.
 */
export function useAway(timer: ActivityTimer | null | undefined): {
  away: Away | undefined;
  answered: () => void;
} {
  const { sub, settings } = useCurrentUser();
  const [seenKey, awayKey] = [`seen.${sub}`, `away.${sub}`];
  const minutes = settings.away_minutes ?? AWAY_DEFAULT;
  const [kept, setKept] = useState(() => awayFrom(deviceStore.read(awayKey)));
  const keep = (away: Away) => {
    deviceStore.write(awayKey, JSON.stringify(away));
    setKept(away);
  };
  const sign = useEffectEvent((isForced: boolean) => {
    if (timer === undefined) return;
    const now = Date.now();
    const seen = Number(deviceStore.read(seenKey) ?? now);
    if (!isForced && now - seen < APART_MS) return;
    const before = awayFrom(deviceStore.read(awayKey));
    if (before && before.tab !== TAB) keep({ ...before, tab: TAB });
    if (!before && timer) {
      const found = awayUntil(now, seen, Date.parse(timer.started_at), minutes);
      if (found) keep({ ...found, timer: timerName(timer), tab: TAB });
    }
    deviceStore.write(seenKey, String(now));
  });
  const heard = useEffectEvent(({ key }: StorageEvent) => {
    if (key === awayKey) setKept(awayFrom(deviceStore.read(awayKey)));
  });
  useEffect(() => {
    const ending = new AbortController();
    const until = { signal: ending.signal, passive: true, capture: true };
    const onSign = ({ type }: Event) => sign(type === 'focus');
    for (const type of SIGNS) window.addEventListener(type, onSign, until);
    window.addEventListener('storage', heard, until);
    return () => ending.abort();
  }, []);
  const name = timer && timerName(timer);
  useEffect(() => {
    // A timer that is met again, after a reload too, is met by somebody who is there.
    if (name) sign(true);
  }, [name]);
  const answered = () => {
    deviceStore.remove(awayKey);
    setKept(undefined);
  };
  return { away: kept && kept.timer === name && kept.tab === TAB ? kept : undefined, answered };
}
