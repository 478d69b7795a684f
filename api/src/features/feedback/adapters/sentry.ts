import { postEnvelope, type SentryTarget } from '../../../platform/sentry.ts';

/** A feedback as it leaves. */
export interface OutgoingFeedback {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** A png. */
  readonly screenshot: Buffer | null;
  readonly sentAt: Date;
}

/** Hands a feedback over. Rejects where it wasn't taken. */
export type Forward = (feedback: OutgoingFeedback) => Promise<void>;

/** What a feedback is marked with. */
interface Tags {
  readonly environment: string;
  readonly release: string;
}

/** Forwards to Sentry, or to what speaks like it. */
export const sentryForwarding =
  (target: SentryTarget, tags: Tags): Forward =>
  async (feedback) => {
    const status = await postEnvelope(target, envelopeOf(feedback, tags));
    if (status >= 300) throw new Error(`Sentry took no feedback: it answered ${status}.`);
  };

/** https://develop.sentry.dev/sdk/data-model/envelopes: the same event id twice is one feedback. */
const envelopeOf = (
  { id, name, email, message, url, screenshot, sentAt }: OutgoingFeedback,
  tags: Tags,
): Buffer => {
  const event_id = id.replaceAll('-', '');
  const event = {
    ...{ ...tags, event_id, timestamp: sentAt.getTime() / 1000, platform: 'javascript', level: 'info' },
    request: { url },
    contexts: { feedback: { contact_email: email, name, message, url, source: 'muster' } },
  };
  const lines = [{ event_id, sent_at: new Date().toISOString() }, { type: 'feedback' }, event];
  if (!screenshot) return Buffer.from(lines.map(lineOf).join(''));
  const { length } = screenshot;
  const type = { type: 'attachment', length, filename: 'screenshot.png', content_type: 'image/png' };
  const head = Buffer.from([...lines, type].map(lineOf).join(''));
  return Buffer.concat([head, screenshot, Buffer.from('\n')]);
};

const lineOf = (part: object): string => `${JSON.stringify(part)}\n`;
