import { report } from '../../platform/reporting.ts';
import { t } from '../messages.ts';

/** Says in plain HTML that the configuration couldn't be read, with a way to try again: nothing else works yet. */
export function showUnstarted(error: unknown): void {
  report(error, 'error');
  const place = document.getElementById('root');
  const words = document.createElement('p');
  words.textContent = t('unstarted');
  const again = document.createElement('button');
  again.textContent = t('try_again');
  again.addEventListener('click', () => window.location.reload());
  const view = document.createElement('main');
  view.style.cssText =
    'display:grid;place-content:center;gap:16px;min-height:100dvh;font:14px system-ui;padding:16px';
  view.append(words, again);
  place?.replaceChildren(view);
}
