import { createHash } from 'node:crypto';
import { type Endpoint, reply } from '../endpoints/exchange.ts';
import { html } from '../pages/html.ts';

/**
 * What the pages run, as the browser gets it: it carries options and answers between a form and the browser's own
 * passkeys, nothing else. A form of `data-passkey="get"` signs in, one of "create" makes a new one.
 */
const script = `(() => {
'use strict';
const known = window.PublicKeyCredential;
if (!known?.parseRequestOptionsFromJSON || !known.parseCreationOptionsFromJSON || !known.prototype.toJSON) return;
/** Asked anew before the server forgets the challenge, which it does after five minutes. */
const RENEW_MS = 240000;
const find = (kind) => document.querySelector('form[data-passkey="' + kind + '"]');

const show = (form) => {
  form.hidden = false;
  for (const other of document.querySelectorAll('[data-without-passkeys]')) other.hidden = true;
};
const fetchOptions = async (form) => {
  const body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.dataset.options, { method: 'POST', body, redirect: 'manual' });
  if (!response.ok) throw new Error('out of date');
  return response.json();
};
const send = (form, credential) => {
  form.elements.credential.value = JSON.stringify(credential);
  form.submit();
};
const sentences = {
  AbortError: '',
  NotAllowedError: 'No passkey was used. Try again, or go on without one.',
  InvalidStateError: 'This device has a passkey for your account already.',
  Error: 'This page is out of date. Load it again.',
};
const tell = (form, error) => {
  form.querySelector('[role="status"]').textContent =
    sentences[error.name] ?? 'This browser could not use a passkey. Go on without one.';
};

const signIn = find('get');
if (signIn) {
  let current = new AbortController();
  let busy = false;
  const ask = async (mediation) => {
    current.abort();
    const { signal } = (current = new AbortController());
    const publicKey = known.parseRequestOptionsFromJSON(await fetchOptions(signIn));
    send(signIn, await navigator.credentials.get({ publicKey, mediation, signal }));
  };
  /** Lists the passkeys where the browser fills in addresses; what fails there, the button tells. */
  const offer = async () => {
    if (busy || !(await known.isConditionalMediationAvailable?.())) return;
    await ask('conditional').catch(() => {});
  };
  signIn.addEventListener('submit', async (event) => {
    event.preventDefault();
    busy = true;
    try {
      await ask('optional');
    } catch (error) {
      tell(signIn, error);
      busy = false;
      offer();
    }
  });
  show(signIn);
  offer();
  setInterval(offer, RENEW_MS);
}

const create = find('create');
if (create) {
  create.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const publicKey = known.parseCreationOptionsFromJSON(await fetchOptions(create));
      send(create, await navigator.credentials.create({ publicKey }));
    } catch (error) {
      tell(create, error);
    }
  });
  show(create);
  known.signalAllAcceptedCredentials?.(JSON.parse(create.dataset.accepted)).catch(() => {});
}
})();
`;

/** Its address changes with its text, so that no browser keeps an old one. */
export const SCRIPT_PATH = `/assets/passkeys-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;

export const scriptTag = html`<script src="${SCRIPT_PATH}" defer></script>`;

export const serveScript: Endpoint = (exchange) => {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  };
  reply(exchange, 200, headers, script);
};
