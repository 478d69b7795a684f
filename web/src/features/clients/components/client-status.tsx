import { IconCircleCheck, IconCircleDashed, IconCircleX, IconZzz } from '@tabler/icons-react';
import type { ClientStatus } from '#contract/clients/shapes.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const ICONS: Record<ClientStatus, IconType> = {
  prospect: IconCircleDashed,
  active: IconCircleCheck,
  dormant: IconZzz,
  lost: IconCircleX,
};

/** Where the relation with a client stands, as icon and word. */
export const ClientStatusText = ({ status, small }: { status: ClientStatus; small?: boolean }) => (
  <StatusText icon={ICONS[status]} tone={status === 'lost' ? 'muted' : 'neutral'} small={small ?? false}>
    {t(`status_${status}`)}
  </StatusText>
);
