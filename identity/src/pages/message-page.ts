import { html } from './html.ts';
import { layout } from './layout.ts';

/** A page that says one thing and offers one way on. */
export function messagePage(message: {
  title: string;
  text: string;
  detail?: string;
  way?: { label: string; href: string };
}): string {
  const { title, text, detail, way } = message;
  return layout({
    title,
    content: html`<h1>${title}</h1><p class="lead muted">${text}</p>
${way && html`<a class="button" href="${way.href}">${way.label}</a>`}
${detail && html`<p class="note small muted">${detail}</p>`}`,
    foot: '',
  });
}
