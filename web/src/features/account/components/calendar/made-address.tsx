import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import styles from './calendar.module.css';
import { t } from './messages.ts';

type Copying = 'not-yet' | 'copied' | 'refused';

/** The address, this once: to be copied, or opened by the device's own calendar. */
export function MadeAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('not-yet');
  const copy = () => {
    field.current?.select();
    navigator.clipboard.writeText(address).then(
      () => setCopying('copied'),
      () => setCopying('refused'),
    );
  };
  return (
    <>
      <div className={styles.address}>
        <TextField label={t('address')} value={address} onChange={() => undefined} ref={field} />
        <Button variant="primary" icon={copying === 'copied' ? IconCheck : IconCopy} onClick={copy}>
          {t(copying === 'copied' ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status">
        <strong>{t(copying === 'refused' ? 'uncopied' : 'once')}</strong> {t('how')}
      </p>
      <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {t('open')}
      </a>
    </>
  );
}
