const clock = /^(\d{1,4}):([0-5]\d)$/;
const words = /^(?:(\d+(?:[.,]\d+)?)h(?:ours?|rs?)?)?(?:(\d+)(?:m(?:in(?:utes?|s)?)?)?)?$/;
const minutes = /^(\d+)m(?:in(?:utes?|s)?)?$/;
const decimal = /^\d*[.,]?\d+$/;

const number = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/** Seconds from "1:30", "1h 30m", "90m", "1.5" or "1,5" (hours); undefined where it makes no sense. */
export function parseDuration(text: string): number | undefined {
  const bare = text.toLowerCase().replace(/\s/g, '');
  const onClock = clock.exec(bare);
  if (onClock) return number(onClock[1]) * 3600 + number(onClock[2]) * 60;
  if (decimal.test(bare)) return Math.round(number(bare) * 60) * 60;
  const inMinutes = minutes.exec(bare);
  if (inMinutes) return number(inMinutes[1]) * 60;
  const inWords = words.exec(bare);
  if (inWords?.[1] === undefined) return undefined;
  return Math.round(number(inWords[1]) * 60) * 60 + number(inWords[2]) * 60;
}

/** Seconds as hours and minutes: 5400 → "1:30". Seconds are cut off. */
export function formatDuration(seconds: number): string {
  const total = Math.floor(Math.abs(seconds) / 60);
  const sign = seconds < 0 && total > 0 ? '−' : '';
  return `${sign}${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
