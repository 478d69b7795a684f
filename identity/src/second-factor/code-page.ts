import { focusIf, invalidIf, problemNote } from '../pages/form.ts';
import { type Html, html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';

export interface CodeForm {
  action: string;
  /** Whose code it is. */
  email: string;
  kind: 'code' | 'recovery';
  problem?: string;
}

/** The second step of a sign-in; the first factor was right. */
export function codePage(form: CodeForm): string {
  const title = form.kind === 'code' ? 'Enter your code' : 'Enter a recovery code';
  return layout({
    title: form.problem ? `Error: ${title}` : title,
    content: html`<form method="post" action="${form.action}">
<h1>${title}</h1>${form.kind === 'code' ? byApp(form) : byRecoveryCode(form)}
<button class="button" type="submit">Sign in</button></form>
<p class="note small">${
      form.kind === 'code'
        ? html`<a href="${form.action}?recovery">I can’t use my app: enter a recovery code</a>`
        : html`<a href="${form.action}">Enter the code of my app</a>`
    }</p>
<p class="note small"><a href="${form.action.replace(/\/code$/, '')}">Sign in as somebody else</a></p>`,
    foot: '',
  });
}

function byApp({ email, problem }: CodeForm): Html {
  return html`<p class="lead muted">Type the 6 digits that your authenticator app shows for <b>${email}</b>.</p>
${problemNote(problem)}<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${invalidIf(problem)}${focusIf(true)}>`;
}

function byRecoveryCode({ email, problem }: CodeForm): Html {
  return html`<p class="lead muted">One of the ten codes that you kept for <b>${email}</b>. It works once.</p>
${problemNote(problem)}<label for="recovery_code">Recovery code</label>
<input id="recovery_code" name="recovery_code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required${invalidIf(problem)}${focusIf(true)}>`;
}
