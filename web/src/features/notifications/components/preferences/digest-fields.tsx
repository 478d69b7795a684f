import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { Choosing } from '../../effects/preferences/place.ts';
import { useHours } from '../../effects/preferences/use-hours.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';
import { RetryNote } from './retry-note.tsx';

const RHYTHMS = [
  { value: 'daily', label: t('daily') },
  { value: 'weekly', label: t('weekly') },
] as const;

/** How often digests come, and at which hour. */
export function DigestFields(choosing: Choosing) {
  const { digest, digest_at, setDigest, times } = useHours(choosing);
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <Text strong>{t('digest')}</Text>
        <Text small muted>
          {t('digest_note')}
        </Text>
      </div>
      <div className={styles.hours}>
        <Segmented
          label={t('digest')}
          options={RHYTHMS}
          value={digest}
          onChange={(rhythm) => setDigest({ digest: rhythm })}
        />
        <Select
          label={t('digest_at')}
          options={times(60, digest_at)}
          value={digest_at}
          onChange={(time) => time && setDigest({ digest_at: time })}
        />
      </div>
      <RetryNote unsaved={choosing.unsaved} field="digest" what={t('digest')} />
      <RetryNote unsaved={choosing.unsaved} field="digest_at" what={t('digest_at')} />
    </div>
  );
}
