import type { Executive } from '#contract/executive/shapes.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { Markup, markup } from '../../../platform/mail/markup.ts';
import { button, framed, linked, note, paragraph } from '../../../platform/mail/page.ts';
import { presentPdf } from '../presenters/pdf.ts';
import { toldOf } from '../presenters/pdf-figures.ts';
import { dayWords, leftOutWords, UNKNOWN } from '../presenters/pdf-words.ts';
import { rhythmWords } from '../presenters/rhythm-words.ts';
import type { ClaimedMail } from '../queries/sendings.ts';

/** Whom a letter goes to and where its links lead. */
export interface Addressee {
  readonly email: string;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
  readonly unsubscribe: string;
  readonly bounceTag: string;
}

const A_WEEK_MS = 7 * 86_400_000;

/** The figures in words, the way to their page, and the page as a PDF; of the same name at every attempt. */
export const writeFigures = async (
  executive: Executive,
  { id, due_at, order }: ClaimedMail,
  to: Addressee,
  now: Date,
): Promise<Mail> => {
  const subject = `Executive view as of ${dayWords(executive.as_of)}`;
  const lead = leadOf(executive);
  const figures = toldOf(executive).map(({ label, value, note: beside }) => ({
    label,
    words: value === UNKNOWN ? 'not known' : `${value} (${beside})`,
  }));
  const missing = [
    ...untoldOf(executive),
    ...executive.left_out.map((left) => `Not in it: ${leftOutWords(left)}.`),
  ];
  const open = {
    label: 'Open it in Muster',
    href: `${to.publicUrl}/executive${questionOf(executive, order)}`,
  };
  const why = `You ordered this ${rhythmWords(order)}; the page is attached as a PDF.`;
  const foot = { label: 'No more of these e-mails', href: to.unsubscribe };
  const lines = figures.map(({ label, words }) => `${label}: ${words}`);
  const body = markup`${paragraph(lead)}${joined(figures.map(figureMarkup))}${joined(missing.map(paragraph))}${button(open)}${note(why)}`;
  const pdf = presentPdf(executive, now);
  return {
    name: `executive-${id}`,
    recipient: to.email,
    subject,
    text: [
      lead,
      lines.join('\n'),
      ...missing,
      `${open.label}: ${open.href}`,
      why,
      `${foot.label}: ${foot.href}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: framed(subject, body, linked(foot)).text,
    expiresAt: new Date(due_at.getTime() + A_WEEK_MS),
    unsubscribe: to.unsubscribe,
    bounceTag: to.bounceTag,
    attachments: [{ name: pdf.name, type: 'application/pdf', content: await bytesOf(pdf.content) }],
  };
};

const leadOf = ({ organizations, counted, period, currency }: Executive): string => {
  const [only] = organizations;
  const whole = organizations.length === 1 && only ? only.name : `${organizations.length} organizations`;
  const known = counted === organizations.length ? '' : `, ${counted} of them with figures`;
  return `${whole}${known}, from ${dayWords(period.from)} to ${dayWords(period.to)}, money in ${currency}.`;
};

const untoldOf = ({ organizations }: Executive): string[] => {
  const untold = organizations.filter((one) => one.untold !== null).map(({ name }) => name);
  return untold.length === 0 ? [] : [`Nothing can be told of ${untold.join(', ')}: the page says why.`];
};

/** The day with it, so that the page shows what was mailed. */
const questionOf = (
  { as_of, currency, window }: Executive,
  { organization_ids }: ClaimedMail['order'],
): string => {
  const asked: [string, string][] = [
    ['as_of', as_of],
    ['currency', currency],
    ...(window === 'month' ? [] : [['window', window] satisfies [string, string]]),
    ...(organization_ids ?? []).map((id): [string, string] => ['organization_id', id]),
  ];
  return `?${new URLSearchParams(asked)}`;
};

const figureMarkup = ({ label, words }: { label: string; words: string }): Markup =>
  paragraph(markup`<strong>${label}</strong><br>${words}`);

const joined = (parts: readonly Markup[]): Markup => new Markup(parts.map(({ text }) => text).join('\n'));

const bytesOf = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
};
