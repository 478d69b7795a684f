const DAY_MS = 86_400_000;

/** The last millisecond of a calendar day, `YYYY-MM-DD`, in a zone, as an instant. */
export function endOfDay(day: string, zone: string): string {
  const wall = Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1;
  const guess = wall - offsetAt(zone, wall);
  // The clocks may have been changed between the guess and the day's end.
  return new Date(wall - offsetAt(zone, guess)).toISOString();
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, at: number): number {
  const named = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(named ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
