import {
  IconArrowBackUp,
  IconCalendarClock,
  IconCopy,
  IconDots,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { isOpen } from '#contract/announcements/states.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { editHref, newHref } from '../../effects/places.ts';
import { useLife } from '../../effects/use-life.ts';
import { ScheduleDialog } from '../compose/schedule-dialog.tsx';
import { t } from './messages.ts';

type Life = ReturnType<typeof useLife>;
type VerbsProps = { announcement: AnnouncementDetail };

/** What can be done with an announcement now; the next step of its life is the primary one. */
export function AnnouncementVerbs({ announcement }: VerbsProps) {
  const life = useLife();
  const { id, status } = announcement;
  if (status === 'sending' || status === 'sent')
    return (
      <ButtonLink icon={IconCopy} href={newHref(id)}>
        {t('duplicate')}
      </ButtonLink>
    );
  return (
    <>
      <Menu
        entries={rarer(announcement, life)}
        trigger={<IconButton icon={IconDots} label={t('more')} variant="ghost" />}
      />
      <ButtonLink icon={IconPencil} href={editHref(id)}>
        {t('edit')}
      </ButtonLink>
      {status === 'template' ? (
        <ButtonLink variant="primary" icon={IconSend} href={newHref(id)}>
          {t('use_template')}
        </ButtonLink>
      ) : (
        <Sending announcement={announcement} life={life} />
      )}
    </>
  );
}

function Sending({ announcement, life }: VerbsProps & { life: Life }) {
  const [isScheduling, setScheduling] = useState(false);
  const isScheduled = announcement.status === 'scheduled';
  return (
    <>
      {isScheduled && (
        <Button icon={IconArrowBackUp} disabled={life.isBusy} onClick={() => life.withdraw(announcement)}>
          {t('withdraw')}
        </Button>
      )}
      <Button icon={IconCalendarClock} disabled={life.isBusy} onClick={() => setScheduling(true)}>
        {t(isScheduled ? 'change_moment' : 'schedule')}
      </Button>
      <Button
        variant="primary"
        icon={IconSend}
        disabled={life.isBusy}
        onClick={() => void life.send(announcement)}
      >
        {t('send')}
      </Button>
      {isScheduling && (
        <ScheduleDialog
          at={announcement.send_at}
          onClose={() => setScheduling(false)}
          onSchedule={(at) => {
            setScheduling(false);
            life.schedule(announcement, at);
          }}
        />
      )}
    </>
  );
}

const rarer = (announcement: AnnouncementDetail, life: Life): MenuEntry[] => {
  const { id, status } = announcement;
  const isTemplate = status === 'template';
  return [
    ...(isTemplate
      ? []
      : [
          { id: 'try', label: t('try'), icon: IconSend, onSelect: () => life.tryOut(announcement) },
          { id: 'duplicate', label: t('duplicate'), icon: IconCopy, href: newHref(id) },
        ]),
    ...(isOpen(status)
      ? [
          {
            id: 'throw-away',
            label: t('throw_away'),
            icon: IconTrash,
            danger: true,
            onSelect: () => life.throwAway(announcement, true),
          },
        ]
      : []),
  ];
};
