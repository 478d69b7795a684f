import { IconCircleCheck, IconCircleDashed, IconCircleOff } from '@tabler/icons-react';
import type { ServiceTypeStatus } from '#contract/service-types/states.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const ICONS: Record<ServiceTypeStatus, IconType> = {
  draft: IconCircleDashed,
  active: IconCircleCheck,
  retired: IconCircleOff,
};

/** A service type's state, as icon and word. */
export const ServiceTypeStatusText = ({ status, small }: { status: ServiceTypeStatus; small?: boolean }) => (
  <StatusText icon={ICONS[status]} tone={status === 'retired' ? 'muted' : 'neutral'} small={small ?? false}>
    {t(`status_${status}`)}
  </StatusText>
);
