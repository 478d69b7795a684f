import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recurring } from '#contract/activity/shortcut-shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../shortcuts/messages.ts';
import { recurringList } from '../shortcuts/shortcut-calls.ts';
import styles from './recurring.module.css';
import { RecurringForm } from './recurring-form.tsx';
import { RecurringRow } from './recurring-row.tsx';

/** One's recurring entries: the list, and in its place the form of the one that is added or changed. */
export default function RecurringDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(recurringList());
  const [open, setOpen] = useState<Recurring | 'new'>();
  const failed = failedRead(error, t('load_failed'), refetch);
  if (open)
    return (
      <Dialog
        open
        title={t(open === 'new' ? 'add' : 'change')}
        boxSize="medium"
        persistent="beside"
        onClose={() => setOpen(undefined)}
      >
        <RecurringForm before={open === 'new' ? undefined : open} onDone={() => setOpen(undefined)} />
      </Dialog>
    );
  return (
    <Dialog open title={t('recurring_title')} boxSize="medium" onClose={onClose}>
      <Text muted>{t('recurring_note')}</Text>
      {failed && <LoadError {...failed} />}
      {data?.recurring.length === 0 && <Empty title={t('recurring_none')} note={t('recurring_none_note')} />}
      {data && data.recurring.length > 0 && (
        <ul className={styles.list}>
          {data.recurring.map((one) => (
            <RecurringRow key={one.id} recurring={one} onEdit={() => setOpen(one)} />
          ))}
        </ul>
      )}
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="primary" icon={IconPlus} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
