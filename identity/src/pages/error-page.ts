import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { applicationAddress, type Settings } from '../options.ts';
import { pageHeaders } from './headers.ts';
import { messagePage } from './message-page.ts';

/** Shown where the protocol has no safe address to send the browser back to. */
export function renderErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut, settings: Settings): void {
  ctx.set(pageHeaders(settings));
  ctx.body = messagePage({
    ...(ctx.status >= 500 ? FAILED : REFUSED),
    detail: [out.error, out.error_description].filter(Boolean).join(': '),
    way: { label: 'Back to Muster', href: applicationAddress(settings) },
  });
}

const REFUSED = {
  title: 'This sign-in can’t go on',
  text: 'The request that led here is incomplete or out of date. Start again from Muster.',
};

const FAILED = {
  title: 'Something went wrong',
  text: 'The sign-in service could not answer. Try again in a moment.',
};
