import { isInLog } from '#contract/ops-log/on-shift.ts';
import type { OwnPlan, OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { Tone } from '../../../../ui/display/status-text.tsx';
import { t } from './messages.ts';

type Named = Pick<OwnPlan['open'][number], 'project' | 'service' | 'role' | 'start' | 'end'>;

/** What is done on a shift. */
export const workOf = ({ service, role }: Pick<Named, 'service' | 'role'>): string =>
  service?.name ?? role ?? '';

/** A shift in one line: `09:00 – 17:00 HRB-204 Guarding`. */
export const shiftName = (shift: Named): string =>
  t('name', { from: shift.start, to: shift.end, what: `${shift.project.code} ${workOf(shift)}` });

/** Seconds of a shift less its break, as it is logged where nobody was late. */
export const workedSeconds = ({
  starts_at,
  ends_at,
  break_min,
}: Pick<OwnShift, 'starts_at' | 'ends_at' | 'break_min'>): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 1000 - break_min * 60;

/** With whom one works, three of them by name. */
export const matesOf = ({ mates, headcount }: Pick<OwnShift, 'mates' | 'headcount'>): string | null => {
  const [names, more] = [mates.slice(0, 3).join(', '), mates.length - 3];
  if (mates.length === 0) return headcount > 1 ? null : t('alone');
  return more > 0 ? t('with_more', { names, count: more }) : t('with', { names });
};

/** Where one stands with a shift, in a word. */
export const standingOf = (
  { mine, cancelled, logged_s, starts_at }: OwnShift,
  { time, duration }: { time: (instant: string) => string; duration: (seconds: number) => string },
): { readonly words: string; readonly tone: Tone } => {
  if (cancelled) return { words: t('cancelled'), tone: 'bad' };
  if (logged_s > 0) return { words: t('logged', { duration: duration(logged_s) }), tone: 'ok' };
  if (mine.status === 'checked_in')
    return { words: t('checked_in', { time: time(mine.checked_in_at ?? starts_at) }), tone: 'ok' };
  return { words: t(mine.status), tone: TONES[mine.status] };
};

const TONES: Readonly<Record<OwnShift['mine']['status'], Tone>> = {
  offered: 'warn',
  confirmed: 'ok',
  declined: 'muted',
  checked_in: 'ok',
  completed: 'ok',
  no_show: 'bad',
};

/** What one can do about a shift now. */
export const verbsOf = (
  { mine, cancelled, logged_s, starts_at, ends_at, check_in }: OwnShift,
  now: string,
) => {
  const at = Date.parse(now);
  const open = !cancelled && mine.status !== 'declined' && mine.status !== 'no_show';
  const before = at < Date.parse(starts_at);
  return {
    confirm: open && mine.status === 'offered' && at < Date.parse(ends_at),
    decline: open && before && (mine.status === 'offered' || mine.status === 'confirmed'),
    /** Asked about: offered to others, or swapped. */
    give: open && before && (mine.status === 'offered' || mine.status === 'confirmed'),
    checkIn:
      open &&
      mine.status === 'confirmed' &&
      at >= Date.parse(check_in.from) &&
      at < Date.parse(check_in.until),
    log: open && logged_s === 0 && !before,
    /** The project's ops-log, as whoever is on shift reads it. */
    opsLog: isInLog({ mine, cancelled, starts_at, ends_at }, at),
  };
};
