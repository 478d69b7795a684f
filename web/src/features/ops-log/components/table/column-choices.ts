import type { ColumnChoice } from '../../../../ui/list/columns-menu.tsx';
import { v } from '../../effects/view-words.ts';
import { t } from '../../messages.ts';

/** The columns of the table that may be switched off, without what draws them. */
export const COLUMN_CHOICES: readonly ColumnChoice[] = [
  { id: 'time', header: t('happened_at') },
  { id: 'sequence', header: v('number_head') },
  { id: 'type', header: t('type') },
  { id: 'severity', header: t('severity') },
  { id: 'state', header: v('state') },
  { id: 'author', header: v('author') },
  { id: 'people', header: t('people') },
  { id: 'location', header: t('location') },
  { id: 'shift', header: t('shift') },
  { id: 'tags', header: t('tags') },
];
