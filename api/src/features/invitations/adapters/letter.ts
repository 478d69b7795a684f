import { type Invitation, invitationPath } from '#contract/invitations/shapes.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type Letter, letterPage, letterText } from '../../../platform/mail/page.ts';

/** What the mail of an invitation is made of. */
export interface Facts {
  readonly invitation: Pick<
    Invitation,
    'id' | 'email' | 'role' | 'project' | 'message' | 'invited_by' | 'expires_at'
  >;
  readonly host: { readonly name: string; readonly locale: string; readonly timezone: string };
  /** Number of the mail, from 1. */
  readonly send: number;
}

/** The mail of an invitation, as text and as a page; links begin with `publicUrl`. */
export const writeMail = (facts: Facts, publicUrl: string): Mail => {
  const { invitation, send } = facts;
  const letter = writeLetter(facts, publicUrl);
  return {
    name: `invitation-${invitation.id}-${send}`,
    recipient: invitation.email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterPage(letter).text,
    expiresAt: new Date(invitation.expires_at),
  };
};

const writeLetter = ({ invitation, host }: Facts, publicUrl: string): Letter => {
  const { id, email, role, project, message, invited_by } = invitation;
  const who = invited_by ? line(invited_by) : null;
  const where = project ? `${line(host.name)}, in the project ${line(project.name)},` : line(host.name);
  return {
    subject: who ? `${who} invites you to ${line(host.name)}` : `You are invited to ${line(host.name)}`,
    lead: `${who ?? 'Somebody of the team'} invites you to work with ${where} as ${role}.`,
    message,
    link: { label: 'Open the invitation', href: `${publicUrl}${invitationPath(id)}` },
    notes: [
      `It is good until ${expiryFor(invitation.expires_at, host)}. Only whoever signs in as ${email} can accept it.`,
      'If you expected no invitation, do nothing: nobody joins a team without accepting.',
    ],
  };
};

/** Names stand in one line, whatever was typed. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

const expiryFor = (instant: string, { locale, timezone }: Facts['host']): string => {
  const shown = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
  return `${formatterOf(locale, shown).format(new Date(instant))} (${timezone.replaceAll('_', ' ')})`;
};

/** A locale that this Node doesn't know must keep no mail back. */
const formatterOf = (locale: string, shown: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(locale, shown);
  } catch {
    return new Intl.DateTimeFormat('en-GB', shown);
  }
};
