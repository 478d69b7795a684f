import { noticeNote } from '../../pages/form.ts';
import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import { scriptTag } from '../../passkeys/script.ts';
import { authenticatorSection } from './authenticator-section.ts';
import type { SecurityPage } from './content.ts';
import { passkeySection } from './passkey-section.ts';
import { nameSection, passwordSection } from './profile-sections.ts';

export function securityPage(page: SecurityPage): string {
  const { user, upstreams, party, home, mailed, note, problem } = page;
  return layout({
    title: problem ? 'Error: How you sign in' : 'How you sign in',
    content: html`<h1>How you sign in</h1>
<p class="lead muted">For <b>${user.email}</b>. <a href="${home}">Back to Muster</a></p>
${noticeNote(note)}
${passwordSection(page)}
${passkeySection(page)}
${authenticatorSection(page)}
${nameSection(page)}
${upstreams.length > 0 && html`<p class="note small muted">You can also sign in with ${upstreams.join(', ')}.</p>`}
${mailed && html`<p class="note small muted">After every change here you get a mail.</p>`}
${party && scriptTag}`,
    foot: '',
  });
}
