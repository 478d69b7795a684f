import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExecutiveMail, MOST_MAILS } from '#contract/executive/mails.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { ExecutiveSearch } from '../../effects/address.ts';
import { executiveMails } from '../../queries.ts';
import { MailForm } from './mail-form.tsx';
import { MailRow } from './mail-row.tsx';
import styles from './mails.module.css';
import { t } from './messages.ts';

type MailsDialogProps = { search: ExecutiveSearch; onClose: () => void };

/** What is sent to oneself and when; a new one begins as the page is narrowed. */
export default function MailsDialog({ search, onClose }: MailsDialogProps) {
  const [edited, setEdited] = useState<ExecutiveMail | 'new' | null>(null);
  if (edited)
    return (
      <MailForm mail={edited === 'new' ? null : edited} search={search} onClose={() => setEdited(null)} />
    );
  return (
    <Dialog open title={t('title')} boxSize="medium" onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.muted}>{t('intro')}</p>
        <Orders onEdit={setEdited} />
      </div>
      <Verbs onAdd={() => setEdited('new')} onClose={onClose} />
    </Dialog>
  );
}

function Verbs({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const { data } = useQuery(executiveMails);
  const isFull = (data?.data.length ?? 0) >= MOST_MAILS;
  return (
    <DialogVerbs>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" icon={IconPlus} onClick={onAdd} disabled={!data || isFull}>
        {t('add')}
      </Button>
    </DialogVerbs>
  );
}

function Orders({ onEdit }: { onEdit: (mail: ExecutiveMail) => void }) {
  const { data, error, refetch } = useQuery(executiveMails);
  if (error && !data) return <LoadError {...failedRead(error, t('load_failed'), refetch)} />;
  if (!data) return <SkeletonRows rows={2} />;
  if (data.data.length === 0) return <Empty title={t('none')} note={t('none_note')} />;
  return (
    <ul className={styles.rows} aria-label={t('list')}>
      {data.data.map((mail) => (
        <MailRow key={mail.id} mail={mail} onEdit={() => onEdit(mail)} />
      ))}
    </ul>
  );
}
