const DAY_MS = 86_400_000;

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days lie between two, both as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / DAY_MS);

/** The day so many days after another one. */
export const dayAt = (from: string, days: number): string =>
  new Date(msOf(from) + days * DAY_MS).toISOString().slice(0, 10);
