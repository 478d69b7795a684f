import type { Pool } from 'pg';
import { type Endpoint, reply } from '../endpoints/exchange.ts';
import { applicationAddress, isMailSetUp, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { type Html, html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { messagePage } from '../pages/message-page.ts';
import { listOutbox, type ShownMail } from './outbox.ts';

/** The demo without a mail server shows its mail on a page. */
export const isOutboxShown = ({ demo, mail }: Settings) => demo !== null && !mail;

/** The way from a page that says "look into your mail" to the demo's mail. */
export function wayToOutbox(settings: Settings) {
  return isOutboxShown(settings) ? { label: 'Open the outbox of the demo', href: '/outbox' } : undefined;
}

export function outbox(pool: Pool, settings: Settings): [string, Endpoint][] {
  if (!isOutboxShown(settings)) return [];
  const show: Endpoint = async (exchange) =>
    reply(exchange, 200, pageHeaders(settings), outboxPage(await listOutbox(pool)));
  return [['GET /outbox', show]];
}

/** Stands for everybody's mailbox. */
function outboxPage(mails: ShownMail[]): string {
  const list = mails.map(
    ({ recipient, subject, body, created_at }) => html`<li><h2>${subject}</h2>
<p class="small muted">To ${recipient}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p class="text">${linked(body)}</p></li>`,
  );
  return layout({
    title: 'Outbox of the demo',
    content: html`<h1>Outbox of the demo</h1><p class="lead muted">The demo sends no mail. What would have been sent stands here.</p>
${mails.length > 0 ? html`<ul class="mails">${list}</ul>` : html`<p>Nothing has been sent yet.</p>`}`,
    foot: '',
  });
}

function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part))}`;
}

/** Instead of what needs mail, where none is set up. */
export function withMail(settings: Settings, instead: string, endpoint: Endpoint): Endpoint {
  if (isMailSetUp(settings)) return endpoint;
  const way = { label: 'Back to Muster', href: applicationAddress(settings) };
  const text = messagePage({ title: 'Mail isn’t set up here', text: instead, way });
  return (exchange) => reply(exchange, 404, pageHeaders(settings), text);
}
