import type { Identity } from '#identity/main.ts';
import type { Config } from './config.ts';
import type { Mailing } from './features/invitations/reactions.ts';
import { type Deliver, type Mail, smtpDelivery } from './platform/mail/mail.ts';

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'BOUNCE_ADDRESS' | 'PUBLIC_URL' | 'DEMO'>;

/** How the application's mail leaves: by the mail server, else into the demo's outbox, else not at all. */
export const mailingOf = (
  settings: Settings,
  identity: Pick<Identity, 'mail'> | null,
  warn: Mailing['warn'],
): Mailing => ({ deliver: deliveryOf(settings, identity), publicUrl: settings.PUBLIC_URL, warn });

const deliveryOf = (
  { SMTP_URL, MAIL_FROM, BOUNCE_ADDRESS, PUBLIC_URL, DEMO }: Settings,
  identity: Pick<Identity, 'mail'> | null,
): Deliver | null => {
  const from = { from: MAIL_FROM, bounces: BOUNCE_ADDRESS, host: new URL(PUBLIC_URL).hostname };
  if (SMTP_URL) return smtpDelivery({ url: SMTP_URL, ...from });
  // Elsewhere nobody sees that outbox, so a mail in it would have reached nobody.
  if (!identity || !DEMO) return null;
  return async (mail) => {
    await identity.mail({ ...mail, text: `${mail.text}${attachedTo(mail)}` });
    return null;
  };
};

/** The outbox shows words alone: which files came along is told in them. */
const attachedTo = ({ attachments = [] }: Mail): string =>
  attachments.map(({ name, content }) => `\n\nAttached: ${name}, ${content.length} bytes`).join('');
