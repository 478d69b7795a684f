import type { Mail } from '../../../platform/mail/mail.ts';
import { Markup, markup } from '../../../platform/mail/markup.ts';
import { button, framed, linked, paragraph } from '../../../platform/mail/page.ts';
import type { Way } from '../queries/ways.ts';
import { addressedOf, headlineOf } from '../rules/headline.ts';
import { type Addressee, endOf, oneLine } from './letter.ts';

/** So many stand in a digest; the rest is in the inbox. */
const MOST_SHOWN = 50;

/** Notifications of one organization, or of none. */
interface Group {
  readonly name: string;
  readonly lines: readonly { readonly label: string; readonly href: string }[];
}

/**
 * One letter of several notifications, oldest first, by organization; written again, it bears the same name.
 */
export const writeDigest = (
  {
    name,
    due,
    unread,
  }: { readonly name: string; readonly due: readonly Way[]; readonly unread: readonly Way[] },
  to: Addressee,
): Mail => {
  const groups = groupsOf(unread.slice(0, MOST_SHOWN), to);
  const more = unread.length - MOST_SHOWN;
  const subject = unread.length === 1 ? 'One notification for you' : `${unread.length} notifications for you`;
  const rest = more > 0 ? `And ${more} more in your inbox.` : '';
  const open = { label: 'Open Muster', href: `${to.publicUrl}/` };
  const foot = { label: 'No more digests by e-mail', href: to.unsubscribe };
  const text = groups.map(({ name, lines }) =>
    [name, ...lines.map(({ label, href }) => `- ${label}: ${href}`)].join('\n'),
  );
  const body = markup`${joined(groups.map(groupMarkup))}${rest ? paragraph(rest) : null}${button(open)}`;
  const [first] = due;
  return {
    name: `digest-${name}`,
    recipient: to.email,
    subject,
    text: [...text, rest, `${open.label}: ${open.href}`, `${foot.label}: ${foot.href}`]
      .filter(Boolean)
      .join('\n\n'),
    html: framed(subject, body, linked(foot)).text,
    expiresAt: endOf(first?.queued_at ?? ''),
    unsubscribe: to.unsubscribe,
    bounceTag: to.bounceTag(name),
  };
};

const groupsOf = (shown: readonly Way[], { organizations, publicUrl }: Addressee): Group[] =>
  [...Map.groupBy(shown, ({ organization_id }) => organization_id)]
    .map(([id, ways]) => ({
      name: oneLine((id && organizations.get(id)) || 'Muster'),
      lines: ways.map((way) => ({
        label: headlineOf(way),
        href: `${publicUrl}${addressedOf(way, 'email')}`,
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));

const groupMarkup = ({ name, lines }: Group): Markup =>
  markup`${paragraph(markup`<strong>${name}</strong>`)}${joined(lines.map((line) => paragraph(linked(line))))}`;

const joined = (parts: readonly Markup[]): Markup => new Markup(parts.map(({ text }) => text).join('\n'));
