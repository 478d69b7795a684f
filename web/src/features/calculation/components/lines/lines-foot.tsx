import { IconPlus } from '@tabler/icons-react';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Kbd } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from './lines.module.css';

type LinesFootProps = {
  count: number;
  most: number;
  results: CalculationResults | null;
  currency: string;
  isPhone: boolean;
  onAdd: (() => void) | undefined;
};

const KEYS = [
  ['Enter', 'key_enter'],
  ['Ctrl Enter', 'key_below'],
  ['Ctrl D', 'key_copy'],
  ['Alt ↑ ↓', 'key_move'],
  ['Alt Del', 'key_remove'],
  ['Ctrl V', 'key_paste'],
] as const;

/** What all lines come to, another one, and the keys of the table. */
export function LinesFoot({ count, most, results, currency, isPhone, onAdd }: LinesFootProps) {
  const format = useFormat();
  return (
    <div className={styles.foot}>
      {onAdd && (
        <Button small icon={IconPlus} disabled={count >= most} onClick={onAdd}>
          {t('add_line')}
        </Button>
      )}
      <Text muted small>
        {count >= most ? t('full', { most }) : t('lines_of', { count, most })}
      </Text>
      {results && (
        <dl className={styles.sums} aria-label={t('sums')}>
          <div>
            <dt>{t('price')}</dt>
            <dd>{format.money(results.subtotal_minor, currency)}</dd>
          </div>
          <div>
            <dt>{t('cost')}</dt>
            <dd>{format.money(results.direct_cost_minor, currency)}</dd>
          </div>
        </dl>
      )}
      {onAdd && !isPhone && (
        <div className={styles.keys}>
          {KEYS.map(([key, does]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {t(does)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
