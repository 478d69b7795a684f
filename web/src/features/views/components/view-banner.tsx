import { IconEye } from '@tabler/icons-react';
import type { TabView } from '../../../platform/session/tab-view.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';
import { useEndView } from '../mutations.ts';
import styles from './view-banner.module.css';

/** Says on every page as whom one looks, and ends it. */
export function ViewBanner({ view }: { view: TabView }) {
  const end = useEndView();
  return (
    <div className={styles.banner} role="status">
      <Icon icon={IconEye} />
      <span className={styles.text}>{t('banner', { name: view.name })}</span>
      <Button small disabled={end.isPending} onClick={() => end.mutate()}>
        {t('stop')}
      </Button>
    </div>
  );
}
