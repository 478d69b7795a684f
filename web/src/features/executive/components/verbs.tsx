import { IconDownload, IconMail } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { type ExecutiveSearch, questionOf } from '../effects/address.ts';
import { t } from '../messages.ts';
import { savePdf } from '../mutations.ts';
import { executiveMails } from '../queries.ts';
import styles from './executive.module.css';

const MailsDialog = lazy(() => import('./mails/mails-dialog.tsx'));

type VerbsProps = { search: ExecutiveSearch };

/** What is shown as a PDF: now, or again and again by e-mail. */
export function Verbs({ search }: VerbsProps) {
  const { mutate, isPending } = useMutation(savePdf);
  return (
    <span className={styles.verbs}>
      <Button icon={IconDownload} disabled={isPending} onClick={() => mutate(questionOf(search))}>
        {t('pdf')}
      </Button>
      <MailsButton search={search} />
    </span>
  );
}

/** For whoever has orders though there is nothing to show: what was ordered says why it rests. */
export function KeptMails({ search }: VerbsProps) {
  const { data } = useQuery(executiveMails);
  return data && data.data.length > 0 && <MailsButton search={search} />;
}

function MailsButton({ search }: VerbsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={IconMail} onClick={() => setOpen(true)}>
        {t('by_mail')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MailsDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
