const DAY_MS = 86_400_000;

/** When something that lives for `days` from now ends, ISO 8601. */
export const expiryAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();
