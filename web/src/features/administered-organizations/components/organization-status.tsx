import { IconArchive, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Record<OrganizationStatus, { icon: IconType; tone: Tone }> = {
  active: { icon: IconCircleCheck, tone: 'neutral' },
  suspended: { icon: IconPlayerPause, tone: 'warn' },
  archived: { icon: IconArchive, tone: 'muted' },
};

/** An organization's state, as icon and word. */
export const OrganizationStatusText = ({
  status,
  small,
}: {
  status: OrganizationStatus;
  small?: boolean;
}) => (
  <StatusText {...LOOKS[status]} small={small ?? false}>
    {t(`status_${status}`)}
  </StatusText>
);
