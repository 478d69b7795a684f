import type { FigureLine } from '../../../ui/card/figure.tsx';
import { t } from '../messages.ts';

/** What a figure was in the period before, already written. */
export const before = (value: string): FigureLine => ({
  text: value === '–' ? t('before_unknown') : t('before', { value }),
});
