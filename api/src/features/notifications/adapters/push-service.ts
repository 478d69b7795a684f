import type WebPush from 'web-push';
import type { PushMessage } from '#contract/notifications/push.ts';
import type { Priority } from '#contract/notifications/shapes.ts';
import type { Browser } from '../queries/ways.ts';

/** What a push service said: it has it, it knows no such browser, ask later, or it failed. */
export type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly afterS: number }
  | { readonly kind: 'failed'; readonly cause: string };

type Reached = Omit<Browser, 'id'>;

/** Hands a message to the push service of one browser. Never rejects. */
export type Push = (subscription: Reached, message: PushMessage, priority: Priority) => Promise<Outcome>;

/** Sends a body by POST, following nothing; rejects where nobody answers. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<{ readonly status: number; readonly retryAfter: string | null }>;

interface Settings {
  readonly keys: { readonly push_public: string; readonly push_private: string };
  /** How a push service reaches whoever runs this server: an https or mailto address. */
  readonly contact: string;
  readonly post: Post;
}

/** A browser that was away for longer gets it no more; it stands in the inbox. */
const TTL_S = 86_400;
const URGENCY = { low: 'low', normal: 'normal', urgent: 'high' } as const;
/** Characters of the message; a service that finds it too large gets the next shorter one. */
const LENGTHS = [1_000, 200, 0] as const;

/** Pushes by the Web Push protocol (RFC 8030, 8291, 8292). */
export const webPushing = ({ keys, contact, post }: Settings): Push => {
  const signed = signedFor(keys, contact);
  const send = async (
    { endpoint, p256dh, auth }: Reached,
    message: PushMessage,
    priority: Priority,
  ): Promise<Outcome> => {
    // With the first push: a server that sends none does without it.
    const { default: webPush } = await import('web-push');
    for (const length of LENGTHS) {
      const text = JSON.stringify({ ...message, message: shortened(message.message, length) });
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        ...{ TTL: TTL_S, urgency: URGENCY[priority] },
        topic: message.uuid.replaceAll('-', ''),
      });
      const answer = await post(endpoint, { ...headers, ...signed(webPush, endpoint) }, body);
      if (answer.status !== 413) return outcomeOf(answer);
    }
    return { kind: 'failed', cause: 'The push service takes no message this large: 413' };
  };
  return async (subscription, message, priority) => {
    // Nothing can be encrypted for keys that are none: such a browser never gets anything.
    if (!hasKeys(subscription)) return { kind: 'gone' };
    return send(subscription, message, priority).catch((error: unknown) => ({
      kind: 'failed',
      cause: `The push service can't be reached: ${codeOf(error)}`,
    }));
  };
};

/** A signature is good for 12 hours (RFC 8292 allows 24), so that one made now outlasts every push that it goes with. */
const SIGNED_MS = 6 * 3_600_000;
/** Whoever subscribes says where, so there may be many. */
const MOST_SIGNED = 1_000;

/** Says who pushes: to one service the same for hours, since a signature costs as much as all the rest of a push. */
const signedFor = ({ push_public, push_private }: Settings['keys'], contact: string) => {
  const known = new Map<string, { readonly header: { Authorization: string }; readonly until: number }>();
  return (webPush: Pick<typeof WebPush, 'getVapidHeaders'>, endpoint: string): { Authorization: string } => {
    const { origin } = new URL(endpoint);
    const kept = known.get(origin);
    if (kept && kept.until > Date.now()) return kept.header;
    if (known.size >= MOST_SIGNED) known.clear();
    const header = webPush.getVapidHeaders(origin, contact, push_public, push_private, 'aes128gcm');
    known.set(origin, { header, until: Date.now() + SIGNED_MS });
    return header;
  };
};

const POINT_BYTES = 65;
const SECRET_BYTES = 16;

const hasKeys = ({ p256dh, auth }: Reached): boolean =>
  Buffer.from(p256dh, 'base64url').length === POINT_BYTES &&
  Buffer.from(auth, 'base64url').length >= SECRET_BYTES;

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : length === 0 ? '' : `${text.slice(0, length - 1).trimEnd()}…`;

const outcomeOf = ({ status, retryAfter }: Awaited<ReturnType<Post>>): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429) return { kind: 'later', afterS: secondsOf(retryAfter) };
  return { kind: 'failed', cause: `The push service answered ${status}` };
};

const USUAL_S = 60;
const LONGEST_S = 86_400;

/** Retry-After is seconds or a date (RFC 9110). */
const secondsOf = (retryAfter: string | null): number => {
  const seconds = Number(retryAfter ?? Number.NaN);
  const wanted = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1_000 : seconds;
  return Number.isNaN(wanted) ? USUAL_S : Math.min(Math.max(Math.ceil(wanted), 1), LONGEST_S);
};

const codeOf = (error: unknown): string => {
  const said = {
    code: undefined,
    name: 'unknown',
    ...(error instanceof Error ? { name: error.name } : {}),
    ...Object(error),
  };
  return String(said.code ?? said.name);
};
