import { markup } from '../../../platform/mail/markup.ts';
import { BUTTON, framed, linked, paragraph } from '../../../platform/mail/page.ts';

const elsewhere = (publicUrl: string) =>
  linked({ label: 'How I want to be told', href: `${publicUrl}/account` });

/** Asks before it ends anything: programs that look at links change nothing. */
export const askToUnsubscribe = (isDigest: boolean, publicUrl: string): string =>
  framed(
    'No more of these e-mails?',
    markup`${paragraph(
      isDigest
        ? 'What came in your digests will stand in your inbox alone.'
        : 'What this e-mail tells of will stand in your inbox alone, as far as it comes from the same organization.',
    )}<form method="post"><button type="submit" style="${BUTTON}">Stop these e-mails</button></form>`,
    elsewhere(publicUrl),
  ).text;

/** Says that they ended. */
export const sayUnsubscribed = (publicUrl: string): string =>
  framed(
    'You get no more of these e-mails',
    paragraph('You find everything in your inbox, and can change your mind on your account.'),
    elsewhere(publicUrl),
  ).text;

/** Says that a link is of no use. */
export const refuseLink = (publicUrl: string): string =>
  framed(
    'This link is of no use',
    paragraph('It is too old, or not whole. Sign in to say which e-mails you want.'),
    elsewhere(publicUrl),
  ).text;
