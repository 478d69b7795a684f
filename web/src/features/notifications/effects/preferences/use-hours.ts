import { useState } from 'react';
import type { NotificationSettings } from '#contract/notifications/shapes.ts';
import { instant } from '../../../../platform/format/dates.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { t } from '../../components/preferences/messages.ts';
import type { Choosing } from './place.ts';

/** Quiet hours as they begin for whoever switches them on. */
const NIGHT = { from: '22:00', to: '07:00' };
const MINUTES_OF_A_DAY = 24 * 60;

/** The settings that concern hours, as somebody chooses them; every choice is saved at once. */
export function useHours({ wishes: { settings }, choose }: Pick<Choosing, 'wishes' | 'choose'>) {
  const { locale } = useFormat();
  const [before, setBefore] = useState(settings.quiet_hours ?? NIGHT);
  const { quiet_hours: quiet, digest, digest_at } = settings;
  const clock = (time: string) => clockTime(locale, time);
  const setQuiet = (quiet_hours: NotificationSettings['quiet_hours']) => {
    if (quiet_hours) setBefore(quiet_hours);
    const said = quiet_hours
      ? t('quiet_said', { from: clock(quiet_hours.from), to: clock(quiet_hours.to) })
      : t('quiet_off_said');
    choose({ field: 'quiet', change: { settings: { quiet_hours } }, said });
  };
  const setDigest = (change: Partial<Pick<NotificationSettings, 'digest' | 'digest_at'>>) => {
    const next = { digest, digest_at, ...change };
    const said = t(`${next.digest}_said`, { time: clock(next.digest_at) });
    choose({ field: change.digest ? 'digest' : 'digest_at', change: { settings: change }, said });
  };
  return {
    quiet,
    digest,
    digest_at,
    switchQuiet: (on: boolean) => setQuiet(on ? before : null),
    setQuiet,
    setDigest,
    /** Times of a day, so many minutes apart, and one that is chosen already. */
    times: (apart: number, chosen: string, except?: string) =>
      timesOf(apart, chosen).map((value) => ({
        value,
        label: clock(value),
        disabled: value === except,
      })),
  };
}

/** `22:00` as the locale writes it. */
const clockTime = (locale: string, time: string): string =>
  instant(locale, 'UTC', `2026-01-01T${time}:00Z`, 'time');

const timesOf = (apart: number, chosen: string): string[] => {
  const steps = Array.from({ length: MINUTES_OF_A_DAY / apart }, (_, step) => timeAt(step * apart));
  return [...new Set([...steps, chosen])].sort();
};

const timeAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
