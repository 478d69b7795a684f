/** Where envelopes go: one project of one service. */
export interface SentryTarget {
  readonly dsn: string;
  /** Takes envelopes by POST. */
  readonly url: string;
  readonly key: string;
}

/** Reads `https://key@host/project`; null for anything else. */
export const sentryTarget = (dsn: string): SentryTarget | null => {
  const address = URL.parse(dsn);
  if (!address || !/^https?:$/.test(address.protocol) || !address.username) return null;
  const [, path, project] = /^(.*)\/(\d+)\/?$/.exec(address.pathname) ?? [];
  if (!project) return null;
  return { dsn, url: `${address.origin}${path}/api/${project}/envelope/`, key: address.username };
};
