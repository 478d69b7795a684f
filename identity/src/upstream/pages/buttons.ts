import { type Html, html } from '../../pages/html.ts';
import { KNOWN } from '../providers/known.ts';
import type { UpstreamOptions } from '../providers/names.ts';
import { MARKS } from './marks.ts';

/**
 * The other ways in, below the form. Links and not forms: they work without scripts, and the page's `form-action`
 * has nothing to say about where they lead.
 */
export function upstreamButtons(upstreams: UpstreamOptions[] | undefined, action: string): Html | undefined {
  if (!upstreams?.length) return undefined;
  const buttons = upstreams.map(
    ({ name }) =>
      html`<li><a class="button upstream" href="${action}/upstream/${name}">${MARKS[name]}<span>${KNOWN[name].invitation}</span></a></li>`,
  );
  return html`<p class="or small muted"><span>or</span></p><ul class="upstreams">${buttons}</ul>`;
}
