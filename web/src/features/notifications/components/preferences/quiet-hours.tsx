import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { Choosing } from '../../effects/preferences/place.ts';
import { useHours } from '../../effects/preferences/use-hours.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';
import { RetryNote } from './retry-note.tsx';

/** When push and mail wait, every half hour to choose from. */
export function QuietHours(choosing: Choosing) {
  const { quiet, switchQuiet, setQuiet, times } = useHours(choosing);
  return (
    <div className={styles.setting}>
      <Checkbox label={t('quiet')} note={t('quiet_note')} value={quiet !== null} onChange={switchQuiet} />
      {quiet && (
        <div className={styles.hours}>
          <Select
            label={t('quiet_from')}
            options={times(30, quiet.from, quiet.to)}
            value={quiet.from}
            onChange={(from) => from && setQuiet({ ...quiet, from })}
          />
          <Select
            label={t('quiet_to')}
            options={times(30, quiet.to, quiet.from)}
            value={quiet.to}
            onChange={(to) => to && setQuiet({ ...quiet, to })}
          />
        </div>
      )}
      <RetryNote unsaved={choosing.unsaved} field="quiet" what={t('quiet')} />
    </div>
  );
}
