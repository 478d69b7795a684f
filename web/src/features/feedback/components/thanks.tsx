import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';
import styles from './feedback.module.css';

/** How long the thanks stay, unless they are clicked away. */
export const THANKS_MS = 5_000;

/** Says that it has arrived; goes by itself, or at a click. */
export function Thanks({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button type="button" className={styles.thanks} data-autofocus onClick={onClose}>
      <Icon icon={IconCircleCheck} size={40} />
      <span role="status">
        <strong>{t('sent')}</strong>
        <span>{t('sent_note')}</span>
      </span>
    </button>
  );
}
