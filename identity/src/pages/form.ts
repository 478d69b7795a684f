import { Html, html } from './html.ts';

const MARK = new Html(
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 8v4M12 16h.01"/></svg>',
);

/** What is wrong with the form, above its fields; the fields point to it. */
export function problemNote(problem: string | Html | undefined): Html | undefined {
  if (!problem) return undefined;
  return html`<p class="problem" id="problem" role="alert">${MARK}<span>${problem}</span></p>`;
}

/** Something to know before the form is filled in; no field of it is wrong. */
export interface Notice {
  text: string;
  /** Whether it tells of a failure. */
  failed: boolean;
}

export function noticeNote(notice: Notice | undefined): Html | undefined {
  if (!notice) return undefined;
  return html`<p class="${notice.failed ? 'problem' : 'notice'}" role="alert">${MARK}<span>${notice.text}</span></p>`;
}

/** Attributes of a field that the problem is about. */
export function invalidIf(problem: string | undefined): Html | undefined {
  if (!problem) return undefined;
  return html` aria-invalid="true" aria-describedby="problem"`;
}

export const focusIf = (focused: boolean) => focused && html` autofocus`;

export function emailField(email: string, attributes: Html, autocomplete = 'username'): Html {
  return html`<label for="email">Email</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" maxlength="254" required${attributes}>`;
}
