import type { Config } from './config.ts';
import { sentryForwarding } from './features/feedback/adapters/sentry.ts';
import type { Forwarding } from './features/feedback/reactions.ts';
import { sentryTarget } from './platform/sentry.ts';

/** Where feedback goes beside our own database: to the service for error reports, where one is set. */
export const forwardingOf = ({
  SENTRY_DSN: dsn,
  ENVIRONMENT: environment,
  RELEASE: release,
  PUBLIC_URL: publicUrl,
}: Config): Forwarding => {
  const target = sentryTarget(dsn);
  return { forward: target ? sentryForwarding(target, { environment, release }) : null, publicUrl };
};
