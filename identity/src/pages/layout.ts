import { art, logo } from './art.ts';
import { Html, html } from './html.ts';
import { style } from './style.ts';

/** A whole page: the content on the left, the roster on the right (on a phone above it). */
export function layout({ title, content, foot }: { title: string; content: Html; foot: string }): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#12122a">
<title>${title} · Muster</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
<style>${new Html(style)}</style></head>
<body><div class="page"><main class="side">
<div class="logo">${logo}<span>Muster</span></div>
<div class="main">${content}</div>
<p class="small muted">${foot}</p>
</main>
<aside class="art" aria-label="About Muster">${art}<p class="motto">Everyone in the right place, and the hours to show for it.</p></aside>
</div></body></html>`.text;
}
