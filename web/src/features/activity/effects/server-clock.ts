import type { QueryClient } from '@tanstack/react-query';

/** Now by the server's clock, ISO 8601, as far as its last answers about one's time tell it; else by this device's. */
export function serverNow(client: QueryClient): string {
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: ['daily-activity'] })
    .flatMap(({ state: { data, dataUpdatedAt } }) => {
      const now =
        typeof data === 'object' && data && 'now' in data ? Date.parse(String(data.now)) : Number.NaN;
      return Number.isNaN(now) ? [] : [{ dataUpdatedAt, ahead: now - dataUpdatedAt }];
    })
    .sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  return new Date(Date.now() + (newest?.ahead ?? 0)).toISOString();
}
