import { Card } from '../../../../ui/card/card.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useSingleKeys } from '../../effects/use-single-keys.ts';
import styles from './keys.module.css';
import { t } from './messages.ts';

/** Switches single keys on and off. */
export function KeysCard() {
  const { on, change } = useSingleKeys();
  return (
    <Card title={t('title')}>
      <div className={styles.keys}>
        <Checkbox label={t('single')} value={on} onChange={change} />
        <Text small muted>
          {t('note')}
        </Text>
      </div>
    </Card>
  );
}
