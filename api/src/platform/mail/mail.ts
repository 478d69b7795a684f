/** A mail as it leaves. */
export interface Mail {
  /** The same at every attempt: a mail that came twice can be known by it. */
  readonly name: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** From then on nobody needs it any more. */
  readonly expiresAt: Date;
  /** Address that ends such mails when it is asked by POST, without a session (RFC 8058). */
  readonly unsubscribe?: string;
  /** Tells which mail it was, where it comes back: it stands in the address to which it does. */
  readonly bounceTag?: string;
  /** Files that come along. */
  readonly attachments?: readonly Attachment[];
}

/** A file that comes along with a mail. */
export interface Attachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Buffer;
}

/** Hands a mail over; resolves with why it is refused for good, rejects where trying again may help. */
export type Deliver = (mail: Mail) => Promise<string | null>;

interface Settings {
  /** smtp:// or smtps:// address of the mail server. */
  readonly url: string;
  readonly from: string;
  /** Host that names of mails end in. */
  readonly host: string;
  /** Address to which mails that can't be delivered come back; `from` where none is set. */
  readonly bounces?: string | undefined;
  /** {@link HAND_OVER_MS}, unless a test can't wait. */
  readonly handOverMs?: number;
}

/**
 * How long handing over may take, from the wait for a connection to the server's last word: a server that says something now and
 * then passes every limit on silence. Whoever keeps others from a mail meanwhile keeps them off for longer.
 */
export const HAND_OVER_MS = 20_000;

/** Mails that are handed over at the same time, each on a connection that the next goes on with. */
export const CONNECTIONS = 15;

/** Delivers by a mail server. What goes wrong is told without the recipient, whom servers like to repeat. */
export const smtpDelivery = ({ url, from, host, bounces, handOverMs = HAND_OVER_MS }: Settings): Deliver => {
  let opened: ReturnType<typeof openTransport> | undefined;
  return async (mail) => {
    const { name, recipient, subject, text, html, unsubscribe, bounceTag, attachments = [] } = mail;
    const signal = AbortSignal.timeout(handOverMs);
    try {
      opened ??= openTransport(url);
      const transport = await opened;
      await transport.sendMail({
        ...{ from, subject, text, html },
        to: { name: '', address: recipient },
        ...(bounces && bounceTag ? { envelope: { from: tagged(bounces, bounceTag), to: recipient } } : {}),
        messageId: `<${name}@${host}>`,
        attachments: attachments.map(({ name: filename, type, content }) => ({
          ...{ filename, content, contentType: type },
        })),
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
        signal,
      });
      return null;
    } catch (error) {
      const { code, refused } = signal.aborted ? TOO_SLOW : troubleOf(error);
      if (refused) return code;
      throw new Error(`The mail server took no mail: ${code}`);
    }
  };
};

/** `bounces@example.org` → `bounces+…@example.org`. */
const tagged = (address: string, tag: string): string => address.replace('@', `+${tag}@`);

const TOO_SLOW = { code: 'ETIMEDOUT', refused: false };

/** With the first mail: a server that sends none does without 7 MB. */
const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...{ url, pool: true, maxConnections: CONNECTIONS, idleTimeout: 30_000 },
    ...{
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: HAND_OVER_MS,
    },
    // What is given up is cut off: what still waits to be sent would arrive after all.
    socketCloseTimeout: 0,
  });
};

const oneClick = (unsubscribe: string | undefined) =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** A refused recipient stays refused; a refused sender or password can be repaired. */
const troubleOf = (error: unknown): { code: string; refused: boolean } => {
  const said = { code: 'unknown', command: '', permanent: false, responseCode: '', ...Object(error) };
  const refused = said.permanent === true && (said.command === 'RCPT TO' || said.command === 'DATA');
  return { code: `${said.code} ${said.responseCode}`.trim(), refused };
};
