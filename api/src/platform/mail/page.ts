import { type Markup, markup } from './markup.ts';

/** What a letter says, in the order in which it says it. */
export interface Letter {
  readonly subject: string;
  readonly lead: string;
  /** In the words of whoever is the reason for it; may have several lines. */
  readonly message: string | null;
  readonly link: Link;
  readonly notes: readonly string[];
  /** What can be done about such letters. */
  readonly foot?: Link;
}

/** A link and what it says. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

const FONT = 'font-family:Inter,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const SMALL = `${FONT};font-size:14px;line-height:20px;color:#5b5b73`;
const TEXT = `${FONT};font-size:16px;line-height:24px;color:#12122a;margin:0 0 24px`;
const CARD = 'max-width:480px;background:#ffffff;border:1px solid #e1e1ea;border-radius:10px';
const BAND = 'padding:16px 32px;background:#12122a;border-radius:9px 9px 0 0;color:#ffffff';
const QUOTE = 'border-left:3px solid #ff7d9a;padding:0 0 0 16px;white-space:pre-line;overflow-wrap:anywhere';
/** How a button looks: of a link, and of a form. */
export const BUTTON = `display:inline-block;padding:12px 24px;background:#12122a;border:0;border-radius:6px;color:#ffffff;${FONT};font-size:16px;line-height:24px;font-weight:500;text-decoration:none`;

/** A page in the look of Muster, as tables and inline styles, since that is what mail programs read. It loads nothing. */
export const framed = (title: string, body: Markup, foot: Markup | string): Markup => markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;background:#f7f7fa"><div role="main"><table role="presentation" width="100%"><tr>
<td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellspacing="0" style="${CARD}">
<tr><td style="${BAND};${FONT};font-size:20px;line-height:28px;font-weight:600">Muster<span style="color:#ff7d9a">.</span></td></tr>
<tr><td style="padding:32px">
<h1 style="${FONT};font-size:20px;line-height:28px;font-weight:600;color:#12122a;margin:0 0 8px">${title}</h1>
${body}
</td></tr></table><p style="${SMALL};margin:16px 0 0;max-width:480px">${foot}</p></td></tr></table></div></body></html>`;

/** A paragraph of a page. */
export const paragraph = (text: Markup | string): Markup => markup`<p style="${TEXT}">${text}</p>`;

/** A paragraph of smaller letters. */
export const note = (text: Markup | string): Markup => markup`<p style="${SMALL};margin:0">${text}</p>`;

/** A link inside a sentence. */
export const linked = ({ label, href }: Link): Markup =>
  markup`<a href="${href}" style="color:inherit">${label}</a>`;

/** The one link that a letter is about. */
export const button = ({ label, href }: Link): Markup =>
  paragraph(markup`<a href="${href}" style="${BUTTON}">${label}</a>`);

/** A letter as a page. */
export const letterPage = ({ subject, lead, message, link, notes, foot }: Letter): Markup => {
  const [first = '', last = ''] = notes;
  return framed(
    subject,
    markup`${paragraph(lead)}
${message ? markup`<blockquote style="${TEXT};${QUOTE}">${message}</blockquote>` : null}
${button(link)}
${note(first)}`,
    foot ? markup`${last} ${linked(foot)}` : last,
  );
};

/** A letter as text. */
export const letterText = ({ lead, message, link, notes, foot }: Letter): string =>
  [lead, message && quoted(message), said(link), ...notes, foot && said(foot)].filter(Boolean).join('\n\n');

const said = ({ label, href }: Link): string => `${label}: ${href}`;
const quoted = (message: string): string => message.replace(/^/gm, '> ');
