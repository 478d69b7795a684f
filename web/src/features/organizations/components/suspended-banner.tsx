import { IconPlayerPause } from '@tabler/icons-react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { t } from '../messages.ts';

type SuspendedBannerProps = { suspended: NonNullable<Organization['suspended']> };

/** Says on every page of a suspended organization since when and why nothing can be changed in it. */
export function SuspendedBanner({ suspended: { since, reason } }: SuspendedBannerProps) {
  const format = useFormat();
  return (
    <Banner icon={IconPlayerPause}>
      {since ? t('suspended_since', { when: format.instant(since) }) : t('suspended')} {reason}
    </Banner>
  );
}
