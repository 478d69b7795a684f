import { ENVELOPE_TYPE } from '#contract/reports/shapes.ts';

/** Where envelopes go: one project of one service. */
export interface SentryTarget {
  readonly dsn: string;
  /** Takes envelopes by POST. */
  readonly url: string;
  readonly key: string;
}

/** What a DSN has to look like, for whoever sets one. */
export const DSN_FORM =
  'Use https://key@host/project, as the error service shows it: the project is a number, and nothing follows it.';

/** Reads `https://key@host/project`; null for anything else, also for what the SDK in the pages couldn't read. */
export const sentryTarget = (dsn: string): SentryTarget | null => {
  const address = URL.parse(dsn);
  if (!address || !/^https?:$/.test(address.protocol) || !/^\w+$/.test(address.username)) return null;
  const [, path, project] = /^(.*)\/(\d+)$/.exec(address.pathname) ?? [];
  // The SDK leaves an old DSN's secret out of what it sends, and knows no query.
  if (!project || address.password || /[?#]/.test(dsn)) return null;
  return { dsn, url: `${address.origin}${path}/api/${project}/envelope/`, key: address.username };
};

/** Whether another DSN, however it is spelled, leads to the same project. */
export const isSameTarget = ({ url, key }: SentryTarget, dsn: string): boolean => {
  const other = sentryTarget(dsn);
  return other?.url === url && other.key === key;
};

const TIMEOUT_MS = 20_000;

/** Hands an envelope over; answers the service's status, rejects where the service can't be reached. */
export const postEnvelope = async ({ url, key }: SentryTarget, envelope: Buffer): Promise<number> => {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': ENVELOPE_TYPE,
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=muster/1, sentry_key=${key}`,
    },
    body: new Uint8Array(envelope),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return status;
};
