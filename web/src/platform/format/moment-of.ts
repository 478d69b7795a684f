/** A time of day, `HH:MM`, of a calendar day, `YYYY-MM-DD`, in a zone, as an instant; null where one isn't whole. */
export function momentOf(day: string, time: string, zone: string): string | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  const guess = wall - aheadAt(wall, zone);
  // The clocks may have been changed between the guess and the moment.
  return new Date(wall - aheadAt(guess, zone)).toISOString();
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function aheadAt(at: number, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000;
}
