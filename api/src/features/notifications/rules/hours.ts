import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';

/** Quiet hours as times of day, `22:00`; from and to may lie on two days. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** When a digest comes: every day, or on Mondays, at a time of day. */
export interface DigestHour {
  readonly digest: 'daily' | 'weekly';
  readonly at: string;
}

const MONDAY = 1;

/** The moment from which somebody may be told: now, or the end of their quiet hours on the clock of their zone. */
export const afterQuiet = (now: Date, zone: string, quiet: QuietHours | null): Date => {
  if (!quiet || quiet.from === quiet.to) return now;
  const local = new TZDate(now, zone);
  const minute = local.getHours() * 60 + local.getMinutes();
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return now;
  return nextTime(now, zone, to);
};

/** The next moment at which a digest is due, after now. */
export const nextDigest = (now: Date, zone: string, { digest, at }: DigestHour): Date => {
  let due = nextTime(now, zone, minutesOf(at));
  while (digest === 'weekly' && new TZDate(due, zone).getDay() !== MONDAY)
    due = nextTime(due, zone, minutesOf(at));
  return due;
};

/** The next time that clocks of the zone show this minute of the day; where they skip it, the moment after the gap. */
const nextTime = (now: Date, zone: string, minute: number): Date => {
  const today = new TZDate(now, zone);
  const days = [0, 1, 2].map((ahead) => timeOn(addDays(today, ahead), minute));
  const next = days.find((moment) => moment > now) ?? now;
  return new Date(next.getTime());
};

const timeOn = (day: TZDate, minute: number): Date =>
  new TZDate(
    ...[day.getFullYear(), day.getMonth(), day.getDate()],
    ...[Math.floor(minute / 60), minute % 60, 0],
    day.timeZone ?? 'UTC',
  );

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
