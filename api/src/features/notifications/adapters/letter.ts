import type { Mail } from '../../../platform/mail/mail.ts';
import { type Letter, letterPage, letterText } from '../../../platform/mail/page.ts';
import type { Way } from '../queries/ways.ts';
import { addressedOf, headlineOf } from '../rules/headline.ts';

/** Whom a letter goes to and where its links lead. */
export interface Addressee {
  readonly email: string;
  /** Names of the person's organizations, by their ids. */
  readonly organizations: ReadonlyMap<string, string>;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
  /** Ends letters of this kind. */
  readonly unsubscribe: string;
  /** What the address bears to which a letter comes back that nobody gets, by the letter's name. */
  readonly bounceTag: (name: string) => string;
}

type Told = Pick<
  Way,
  'id' | 'organization_id' | 'title' | 'message' | 'actor_name' | 'url' | 'reason' | 'queued_at'
>;

const A_WEEK_MS = 7 * 86_400_000;

/** When nobody needs a letter any more, which was due at a moment. */
export const endOf = (queuedAt: string): Date => new Date(new Date(queuedAt).getTime() + A_WEEK_MS);

/** The letter of one notification, of the same name at every attempt. */
export const writeLetter = (
  told: Told,
  { email, organizations, publicUrl, unsubscribe, bounceTag }: Addressee,
): Mail => {
  const place = told.organization_id ? organizations.get(told.organization_id) : undefined;
  const headline = headlineOf(told);
  const letter: Letter = {
    subject: headline,
    lead: place ? `${headline} (${oneLine(place)}).` : `${headline}.`,
    message: told.message || null,
    link: { label: 'Open it in Muster', href: `${publicUrl}${addressedOf(told, 'email')}` },
    notes: [told.reason, 'You can say on your account how you want to be told.'],
    foot: { label: 'No more e-mail of this kind', href: unsubscribe },
  };
  return {
    name: `notification-${told.id}`,
    recipient: email,
    subject: headline,
    text: letterText(letter),
    html: letterPage(letter).text,
    expiresAt: endOf(told.queued_at),
    unsubscribe,
    bounceTag: bounceTag(told.id),
  };
};

/** Names stand in one line, whatever was typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
