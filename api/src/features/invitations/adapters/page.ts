import { type Markup, markup } from './markup.ts';

/** What a letter says, in the order in which it says it. */
export interface Letter {
  readonly subject: string;
  readonly lead: string;
  /** In the words of whoever invites; may have several lines. */
  readonly message: string | null;
  readonly link: { readonly label: string; readonly href: string };
  readonly notes: readonly string[];
}

const FONT = 'font-family:Inter,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const SMALL = `${FONT};font-size:14px;line-height:20px;color:#5b5b73`;
const TEXT = `${FONT};font-size:16px;line-height:24px;color:#12122a;margin:0 0 24px`;
const CARD = 'max-width:480px;background:#ffffff;border:1px solid #e1e1ea;border-radius:10px';
const BAND = 'padding:16px 32px;background:#12122a;border-radius:9px 9px 0 0;color:#ffffff';
const QUOTE = 'border-left:3px solid #ff7d9a;padding:0 0 0 16px;white-space:pre-line;overflow-wrap:anywhere';
const BUTTON = 'display:inline-block;padding:12px 24px;background:#12122a;border-radius:6px;color:#ffffff';

/** A letter as a page: tables and inline styles, since that is what mail programs read. It loads nothing. */
export const letterPage = ({ subject, lead, message, link, notes }: Letter): Markup => {
  const [first = '', last = ''] = notes;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#f7f7fa"><div role="main"><table role="presentation" width="100%"><tr>
<td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellspacing="0" style="${CARD}">
<tr><td style="${BAND};${FONT};font-size:20px;line-height:28px;font-weight:600">Muster<span style="color:#ff7d9a">.</span></td></tr>
<tr><td style="padding:32px">
<h1 style="${FONT};font-size:20px;line-height:28px;font-weight:600;color:#12122a;margin:0 0 8px">${subject}</h1>
<p style="${TEXT}">${lead}</p>
${message ? markup`<blockquote style="${TEXT};${QUOTE}">${message}</blockquote>` : null}
<p style="${TEXT}"><a href="${link.href}" style="${BUTTON};font-weight:500;text-decoration:none">${link.label}</a></p>
<p style="${SMALL};margin:0">${first}</p>
</td></tr></table><p style="${SMALL};margin:16px 0 0;max-width:480px">${last}</p></td></tr></table></div></body></html>`;
};
