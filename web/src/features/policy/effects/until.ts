/** The end of a calendar day, `YYYY-MM-DD`, in a zone, as an instant. Clocks change before noon UTC of a day. */
export function endOf(day: string, zone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return new Date(`${day}T23:59:59.999${named?.value.slice('GMT'.length) || 'Z'}`).toISOString();
}
