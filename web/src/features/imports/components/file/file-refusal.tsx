import { IconAlertOctagon } from '@tabler/icons-react';
import { isCallError } from '../../../../platform/call-error.ts';
import { RequestId } from '../../../../ui/state/load-error.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import styles from './file.module.css';
import { t } from './messages.ts';

/** Why a file can't be imported, and what to do instead. */
export function FileRefusal({ name, error }: { name: string; error: Error }) {
  const isDefect = isCallError(error) && (error.status === 0 || error.status >= 500);
  return (
    <div role="alert" className={styles.refused}>
      <Icon icon={IconAlertOctagon} />
      <div>
        <h2>{t('refused', { name })}</h2>
        <p>{error.message}</p>
        {isDefect && error.requestId && <RequestId id={error.requestId} />}
      </div>
    </div>
  );
}
