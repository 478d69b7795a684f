const TIME = /^(\d{1,2})[:.h]?([0-5]\d)?(a|am|p|pm)?$/;

/** `HH:MM` from `9:30`, `930`, `9`, `9.30pm`; undefined where it makes no sense. */
export function parseClockTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] = TIME.exec(text.toLowerCase().replace(/\s/g, '')) ?? [];
  if (hours === '') return undefined;
  const hour = half === '' ? Number(hours) : inHalf(Number(hours), half);
  return hour <= 23 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

const inHalf = (hour: number, half: string): number =>
  hour < 1 || hour > 12 ? Number.NaN : (hour % 12) + (half.startsWith('p') ? 12 : 0);
