import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnnouncementStatus } from '#contract/announcements/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { useCompose } from '../../effects/use-compose.ts';
import styles from './compose.module.css';
import { t } from './messages.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

type ComposeVerbsProps = { status: AnnouncementStatus; compose: ReturnType<typeof useCompose> };

/** Saves it; a draft is sent or scheduled here too, what is scheduled already is on its own page. */
export function ComposeVerbs({ status, compose }: ComposeVerbsProps) {
  const [isScheduling, setScheduling] = useState(false);
  const isBusy = compose.form.submitting;
  if (status !== 'draft')
    return (
      <Button variant="primary" type="submit" disabled={isBusy}>
        {t(status === 'template' ? 'save_template' : 'save')}
      </Button>
    );
  return (
    <>
      <Button type="submit" disabled={isBusy}>
        {t('save_draft')}
      </Button>
      <Button disabled={isBusy} onClick={() => setScheduling(true)}>
        {t('schedule')}
      </Button>
      <Button variant="primary" disabled={isBusy} onClick={() => void compose.send()}>
        {t('send')}
      </Button>
      {isScheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onSchedule={(at) => {
            setScheduling(false);
            void compose.schedule(at);
          }}
        />
      )}
    </>
  );
}

/** Keeps what was written for another time, instead of sending it. */
export function AsTemplate({ isBusy, onSave }: { isBusy: boolean; onSave: () => void }) {
  return (
    <div className={styles.asTemplate}>
      <Button variant="ghost" icon={IconTemplate} disabled={isBusy} onClick={onSave}>
        {t('as_template')}
      </Button>
    </div>
  );
}
