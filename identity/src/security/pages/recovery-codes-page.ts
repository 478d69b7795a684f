import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';

/** The only time that the codes are seen. */
export function recoveryCodesPage({ codes, first }: { codes: string[]; first: boolean }): string {
  return layout({
    title: 'Your recovery codes',
    content: html`<h1>Your recovery codes</h1>
<p class="lead muted">${first && 'From now on, signing in asks for a code of your app. '}When you don’t have the app, one of these does instead. Each works once.</p>
<ul class="codes" aria-label="Recovery codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p class="note"><b>They are never shown again.</b> Print them, or keep them where you keep your passwords.</p>
<p class="note"><a class="button" href="/security">I have kept them</a></p>`,
    foot: '',
  });
}
