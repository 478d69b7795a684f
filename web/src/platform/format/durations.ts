const MINUTE = 60;
const HOUR = 3600;

/** Seconds as `h:mm`, rounded down to the minute: 4 859 → `1:20`; a minus sign in front of a negative one. */
export function hoursAndMinutes(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const sign = seconds < 0 && whole >= MINUTE ? '−' : '';
  return `${sign}${Math.floor(whole / HOUR)}:${String(minutes).padStart(2, '0')}`;
}

/** Seconds as `h:mm:ss`, for a running timer. */
export const clock = (seconds: number): string =>
  `${hoursAndMinutes(seconds)}:${String(Math.abs(Math.trunc(seconds)) % MINUTE).padStart(2, '0')}`;

/** Seconds as `885 h 47 min`, with the seconds where `exact`. */
export function spelledDuration(seconds: number, { exact = false } = {}): string {
  const whole = Math.trunc(seconds);
  const parts = [
    [Math.floor(whole / HOUR), 'h'],
    [Math.floor((whole % HOUR) / MINUTE), 'min'],
    [exact ? whole % MINUTE : 0, 's'],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return said.length > 0 ? said.join(' ') : '0 min';
}
