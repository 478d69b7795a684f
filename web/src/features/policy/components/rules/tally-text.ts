import type { Editor } from '../../effects/use-editor.ts';
import { t } from '../../messages.ts';

/** How many rules a draft adds, changes and removes: `3 added, 1 removed`. */
export function tallyText({ added, changed, removed }: Editor['tally']): string {
  const parts = [
    added > 0 && t('tally_added', { count: added }),
    changed > 0 && t('tally_changed', { count: changed }),
    removed > 0 && t('tally_removed', { count: removed }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : t('tally_none');
}
