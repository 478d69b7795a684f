import { markup } from '../../../platform/mail/markup.ts';
import { BUTTON, framed, linked, paragraph } from '../../../platform/mail/page.ts';

const elsewhere = (publicUrl: string) =>
  linked({ label: 'How I want to be told', href: `${publicUrl}/account` });

const CONSEQUENCES = {
  digest: 'What came in your digests will stand in your inbox alone.',
  notification:
    'What this e-mail tells of will stand in your inbox alone, as far as it comes from the same organization.',
  executive: 'The figures stay on the Executive page, where you can have them sent again.',
} as const;

/** Asks before it ends anything: programs that look at links change nothing. */
export const askToUnsubscribe = (of: keyof typeof CONSEQUENCES, publicUrl: string): string =>
  framed(
    'No more of these e-mails?',
    markup`${paragraph(CONSEQUENCES[of])}<form method="post"><button type="submit" style="${BUTTON}">Stop these e-mails</button></form>`,
    elsewhere(publicUrl),
  ).text;

/** Says that they ended. */
export const sayUnsubscribed = (of: keyof typeof CONSEQUENCES, publicUrl: string): string =>
  framed(
    'You get no more of these e-mails',
    paragraph(
      of === 'executive'
        ? CONSEQUENCES.executive
        : 'You find everything in your inbox, and can change your mind on your account.',
    ),
    elsewhere(publicUrl),
  ).text;

/** Says that a link is of no use. */
export const refuseLink = (publicUrl: string): string =>
  framed(
    'This link is of no use',
    paragraph('It is too old, or not whole. Sign in to say which e-mails you want.'),
    elsewhere(publicUrl),
  ).text;
