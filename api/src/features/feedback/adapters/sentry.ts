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

interface Settings {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

const PATIENCE_MS = 20_000;

/** Forwards to Sentry, or to what speaks like it. A DSN that is none throws. */
export const sentryForwarding = ({ dsn, environment, release }: Settings): Forward => {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, prefix = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const address = `${protocol}//${host}${prefix}/api/${project}/envelope/`;
  return async (feedback) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=muster/1, sentry_key=${username}`,
      },
      body: envelopeOf(feedback, { environment, release }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`Sentry took no feedback: it answered ${answer.status}.`);
  };
};

/** https://develop.sentry.dev/sdk/data-model/envelopes: the same event id twice is one feedback. */
const envelopeOf = (
  { id, name, email, message, url, screenshot, sentAt }: OutgoingFeedback,
  tags: Omit<Settings, 'dsn'>,
): Uint8Array<ArrayBuffer> => {
  const event_id = id.replaceAll('-', '');
  const event = {
    ...{ ...tags, event_id, timestamp: sentAt.getTime() / 1000, platform: 'javascript', level: 'info' },
    request: { url },
    contexts: { feedback: { contact_email: email, name, message, url, source: 'muster' } },
  };
  const lines = [{ event_id, sent_at: new Date().toISOString() }, { type: 'feedback' }, event];
  if (!screenshot) return Uint8Array.from(Buffer.from(lines.map(lineOf).join('')));
  const { length } = screenshot;
  const type = { type: 'attachment', length, filename: 'screenshot.png', content_type: 'image/png' };
  const head = Buffer.from([...lines, type].map(lineOf).join(''));
  return Uint8Array.from(Buffer.concat([head, screenshot, Buffer.from('\n')]));
};

const lineOf = (part: object): string => `${JSON.stringify(part)}\n`;
