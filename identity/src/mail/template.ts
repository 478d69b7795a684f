import { type Html, html } from '../pages/html.ts';
import type { Letter } from './letters.ts';

/** The part for who reads plain text; the demo's outbox shows it too. */
export function letterText({ lead, code, ways, note }: Letter): string {
  const links = ways.map(({ label, href }) => `${label}: ${href}`).join('\n');
  return [lead, code, links, note].filter(Boolean).join('\n\n');
}

const FONT = 'font-family:Inter,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const MUTED = `${FONT};font-size:14px;line-height:20px;color:#5b5b73;margin:0`;

/** The same as a page: tables and inline styles, since that is what mail programs read. */
export function letterHtml(letter: Letter): string {
  const { subject, lead, code, ways, note } = letter;
  const [button, ...others] = ways;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f7f7fa"><div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f7fa"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border:1px solid #e1e1ea;border-radius:10px">
<tr><td style="padding:16px 32px;background:#12122a;border-radius:9px 9px 0 0;${FONT};font-size:20px;line-height:28px;font-weight:600;color:#ffffff">Muster<span style="color:#ff7d9a">.</span></td></tr>
<tr><td style="padding:32px">
<h1 style="${FONT};font-size:20px;line-height:28px;font-weight:600;color:#12122a;margin:0 0 8px">${subject}</h1>
<p style="${FONT};font-size:16px;line-height:24px;color:#12122a;margin:0 0 24px">${lead}</p>
${code && codeBox(code)}${button && buttonTo(button)}
${others.map(({ label, href }) => html`<p style="${FONT};font-size:16px;line-height:24px;margin:0 0 24px"><a href="${href}" style="color:#12122a">${label}</a></p>`)}
<p style="${MUTED}">${note}</p>
</td></tr></table>
<p style="${MUTED};padding:16px 0">This mail was sent by Muster, because somebody typed your address there.</p>
</td></tr></table></div></body></html>`.text;
}

const codeBox = (code: string): Html =>
  html`<p style="${FONT};font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:#12122a;background:#f7f7fa;border:1px solid #e1e1ea;border-radius:6px;padding:16px;text-align:center;margin:0 0 24px">${code}</p>`;

const buttonTo = ({ label, href }: { label: string; href: string }): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="background:#12122a;border-radius:6px"><a href="${href}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:500;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;
