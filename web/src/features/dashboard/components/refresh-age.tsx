import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';

const EVERY = 5_000;

/** How old what is shown is, and a way to have it anew. */
export function RefreshAge({ as_of, onRefresh }: { as_of: string; onRefresh: () => void }) {
  const format = useFormat();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <time className={styles.beside} dateTime={as_of} title={format.instant(as_of, 'full')}>
        {t('as_of', { age: format.relative(as_of) })}
      </time>
      <IconButton icon={IconRefresh} label={t('refresh')} variant="ghost" small onClick={onRefresh} />
    </>
  );
}
