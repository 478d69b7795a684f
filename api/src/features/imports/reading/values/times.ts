const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\.?)?$/i;

/** Seconds since midnight of `9:05`, `09:05:07`, `9:05 AM` or `9:05:07 p.m.`; null when it isn't a time. */
export const readTime = (text: string): number | null => {
  const [, hourText, minuteText, secondText = '0', half] = TIME.exec(text) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  const second = Number(secondText);
  if (!(minute < 60 && second < 60)) return null;
  const full = half ? fromTwelve(hour, half.toLowerCase() === 'p') : hour;
  return full === null || !(full < 24) ? null : full * 3600 + minute * 60 + second;
};

const fromTwelve = (hour: number, afternoon: boolean): number | null =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (afternoon ? 12 : 0) : null;
