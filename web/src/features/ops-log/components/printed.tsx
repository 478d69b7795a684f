import { useFormat } from '../../../platform/format/use-format.ts';
import { filtersOn } from '../../../ui/list/filter-definition.ts';
import { filterText } from '../../../ui/list/filter-text.ts';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import type { useFilters } from '../effects/use-filters.ts';
import { usePrintedAt } from '../effects/use-printed-at.ts';
import { v } from '../effects/view-words.ts';
import styles from './printed.module.css';

/** On paper only: when it was printed, and what it was narrowed by, which no chip says there. */
export function Printed({ filters, value }: Pick<ReturnType<typeof useFilters>, 'filters' | 'value'>) {
  const format = useFormat();
  const texts = useUiTexts();
  const when = format.instant(usePrintedAt());
  const words = filtersOn(filters, value).map(
    (filter) => `${filter.label}: ${filterText(filter, value[filter.id], texts, format.locale)}`,
  );
  return <p className={styles.printed}>{[v('printed', { when }), ...words].join(' · ')}</p>;
}
