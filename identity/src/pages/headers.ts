import type { Settings } from '../options.ts';
import { styleHash } from './style.ts';

/**
 * Headers of every page. `form-action` names the application, because Chrome holds the redirects that answer a form
 * against it too, and the last of them leads back there.
 */
export function pageHeaders(settings: Settings): Record<string, string> {
  return headers(settings, []);
}

/** The same for pages that offer passkeys: they run our own script, which asks this very server. */
export function scriptedPageHeaders(settings: Settings): Record<string, string> {
  return headers(settings, ["script-src 'self'", "connect-src 'self'"]);
}

function headers({ applicationOrigins, redirectUris }: Settings, more: string[]): Record<string, string> {
  const origins = new Set([...applicationOrigins, ...redirectUris.map((uri) => new URL(uri).origin)]);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      ...more,
      `style-src ${styleHash}`,
      "font-src 'self'",
      "img-src 'self'",
      `form-action 'self' ${[...origins].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
