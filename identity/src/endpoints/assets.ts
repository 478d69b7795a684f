import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Endpoint, reply } from './exchange.ts';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><path d="M4 20V9.5l8 7 8-7V20" stroke="#12122a" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="6" r="3" fill="#e71348"/></svg>`;
const CACHE = { 'Cache-Control': 'public, max-age=604800', 'X-Content-Type-Options': 'nosniff' };

let font: Promise<Buffer> | undefined;

export const serveFont: Endpoint = async (exchange) => {
  font ??= readFile(fileURLToPath(import.meta.resolve(FONT)));
  reply(exchange, 200, { ...CACHE, 'Content-Type': 'font/woff2' }, await font);
};

export const serveIcon: Endpoint = (exchange) => {
  reply(exchange, 200, { ...CACHE, 'Content-Type': 'image/svg+xml' }, ICON);
};
