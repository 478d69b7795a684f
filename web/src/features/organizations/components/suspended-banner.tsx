import { IconPlayerPause } from '@tabler/icons-react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';
import styles from './suspended-banner.module.css';

type SuspendedBannerProps = { suspended: NonNullable<Organization['suspended']> };

/** Says on every page of a suspended organization since when and why nothing can be changed in it. */
export function SuspendedBanner({ suspended: { since, reason } }: SuspendedBannerProps) {
  const format = useFormat();
  return (
    <div className={styles.banner} role="status">
      <Icon icon={IconPlayerPause} />
      <span className={styles.text}>
        {since ? t('suspended_since', { when: format.instant(since) }) : t('suspended')} {reason}
      </span>
    </div>
  );
}
