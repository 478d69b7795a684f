import type { WaitingMail } from './claims.ts';

/** A mail server, as smtp:// or smtps:// address, and whom the mail comes from. */
export interface MailSettings {
  url: string;
  from: string;
}

/** Hands one mail to the server; rejects when the server doesn't take it, or when the signal aborts. */
export type Send = (mail: WaitingMail, signal: AbortSignal) => Promise<void>;

/** The sender's host makes the name of a mail, the same at every attempt: a mail that came twice can be known by it. */
export function smtpSender({ url, from }: MailSettings, host: string): Send {
  let opened: ReturnType<typeof openTransport> | undefined;
  return async ({ id, recipient, subject, body, html, created_at }, signal) => {
    opened ??= openTransport(url);
    const transport = await opened;
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      html,
      date: created_at,
      messageId: `<outbox-${id}-${created_at.getTime()}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/** With the first mail: a server that sends none does without 7 MB. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** What went wrong, as far as a mail server says so. */
export interface Failure {
  /** The server will not take this mail for this recipient, ever. */
  refused: boolean;
  text: string;
  /** As in `EAUTH 535`: tells whoever runs the installation what to repair, and nobody's address. */
  code: string;
}

/** A refused sender or password is ours to repair, so such mail waits; a recipient refused for good doesn't. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { refused: false, text: String(error), code: '' };
  const { command, permanent, code, responseCode } = {
    command: '',
    permanent: false,
    code: error.name,
    responseCode: '',
    ...error,
  };
  const refused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  return { refused, text: error.message.slice(0, 500), code: `${code} ${responseCode}`.trim() };
}
