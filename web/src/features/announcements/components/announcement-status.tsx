import { IconCalendarClock, IconPencil, IconSend, IconTemplate } from '@tabler/icons-react';
import type { Announcement } from '#contract/announcements/shapes.ts';
import type { AnnouncementStatus } from '#contract/announcements/states.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Record<AnnouncementStatus, { tone: Tone; icon?: IconType }> = {
  template: { tone: 'muted', icon: IconTemplate },
  draft: { tone: 'neutral', icon: IconPencil },
  scheduled: { tone: 'info', icon: IconCalendarClock },
  sending: { tone: 'info', icon: IconSend },
  sent: { tone: 'ok' },
};

type AnnouncementStatusTextProps = Pick<Announcement, 'status' | 'problem'> & { small?: boolean };

/** How far an announcement is: a draft that couldn't be sent when it was due says so instead. */
export function AnnouncementStatusText({ status, problem, small = false }: AnnouncementStatusTextProps) {
  if (problem)
    return (
      <StatusText tone="bad" small={small}>
        {t('not_sent')}
      </StatusText>
    );
  return (
    <StatusText {...LOOKS[status]} small={small}>
      {t(`status_${status}`)}
    </StatusText>
  );
}
