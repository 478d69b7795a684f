import buttonStyles from '../action/button.module.css';

const FIELD = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const PRIMARY = `.${buttonStyles.primary}:not(:disabled)`;

/**
 * Ref of a dialog's body: the focus trap goes to what asks for it (`data-autofocus`), which is made the first field,
 * or the primary verb where there is none; without a mark it would be the cross.
 */
export function markFirst(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  const first = body.querySelector(FIELD) ?? body.querySelector(PRIMARY);
  first?.setAttribute('data-autofocus', '');
}
