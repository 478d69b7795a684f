import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  type Event,
  getClient,
  init,
} from '@sentry/react';
import { scrub, scrubText } from '#contract/reports/scrub.ts';
import { isCallError } from '../call-error.ts';
import type { Config } from '../config.ts';
import type { Reporter } from '../reporting.ts';
import { isForwarded, reportingOptions, UNTRACED_RESOURCES } from './options.ts';

/** Tells how many visits go without an error, which we don't count ourselves. */
const SESSIONS = 'BrowserSession';

/** Starts the SDK; `sub` tells who is signed in when something is sent. Answers what takes reports. */
export function startSentry(config: Config, sub: () => string | undefined): Reporter {
  const withPerson = <Sent extends Event>(event: Sent): Sent => {
    const id = sub();
    return { ...cleaned(event), ...(id ? { user: { id } } : { user: {} }) };
  };
  init({
    ...reportingOptions(config, crypto.randomUUID()),
    integrations: (usual) =>
      isForwarded(config)
        ? [...usual, browserTracingIntegration({ ignoreResourceSpans: UNTRACED_RESOURCES })]
        : usual.filter(({ name }) => name !== SESSIONS),
    // As a whole, so that all of it is scrubbed at once.
    traceLifecycle: 'static',
    beforeSend: withPerson,
    beforeBreadcrumb: (crumb) => scrub(crumb),
    beforeSendTransaction: (event) => cleaned(event),
  });
  // What describes a recording asks for no leave before it is sent.
  getClient()?.addEventProcessor((event) => (event.type === 'replay_event' ? withPerson(event) : event));
  if (isForwarded(config)) void record(config);
  return take;
}

/** What the SDK keeps for itself isn't sent, and leads in circles: it stays as it is. */
const cleaned = <Sent extends { sdkProcessingMetadata?: object }>(event: Sent): Sent => {
  const { sdkProcessingMetadata } = event;
  return { ...scrub({ ...event, sdkProcessingMetadata: undefined }), sdkProcessingMetadata };
};

/** Recording is a third of the SDK, and comes after it. */
async function record(config: Config): Promise<void> {
  const { recording } = await import('./recording.ts');
  getClient()?.addIntegration(recording(config));
}

/** A refusal that was handled is told in its own words: as an error it would be one of those that nobody wants to hear of. */
const take: Reporter = (error, level) => {
  const tags = tagsOf(error);
  if (level === 'warning' && isCallError(error)) captureMessage(scrubText(error.message), { level, tags });
  else captureException(error, { level, tags });
};

const tagsOf = (error: unknown): Record<string, string> => {
  if (!isCallError(error)) return {};
  const { code, status, requestId } = error;
  return { kind: code, status: String(status), ...(requestId ? { request_id: requestId } : {}) };
};
