import { focusIf, invalidIf, noticeNote, problemNote } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';

export interface ConfirmPage {
  token: string;
  email: string;
  problem?: string;
  /** Another code has just been sent. */
  sentAgain?: boolean;
  signUp: string;
  outbox?: { label: string; href: string } | undefined;
}

const SENT_AGAIN = { text: 'Another mail is on its way. Only its code works now.', failed: false };

/** Says the same whether or not the address has an account. */
export function confirmPage({ token, email, problem, sentAgain, signUp, outbox }: ConfirmPage): string {
  return layout({
    title: problem ? 'Error: Enter the code' : 'Enter the code',
    content: html`<form method="post">
<h1>Enter the code</h1><p class="lead muted">We sent a mail to <b>${email}</b>. Type the 6 digits that stand in it; they work for 24 hours.</p>
${problemNote(problem)}${!problem && noticeNote(sentAgain ? SENT_AGAIN : undefined)}
<input type="hidden" name="token" value="${token}">
<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${invalidIf(problem)}${focusIf(true)}>
<button class="button" type="submit">Confirm</button>
<button class="button quiet" type="submit" name="again" value="yes" formnovalidate>Send another code</button></form>
${outbox && html`<p class="note small"><a href="${outbox.href}">${outbox.label}</a></p>`}
<p class="note small muted">No mail after a few minutes? Look among the spam, or <a href="${signUp}">sign up with another address</a>.</p>`,
    foot: '',
  });
}
