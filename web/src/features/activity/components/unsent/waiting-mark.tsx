import { IconCloudUp } from '@tabler/icons-react';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from './unsent.module.css';

/** Before a sum: some of it waits to be sent. */
export const WaitingMark = () => (
  <span className={styles.mark} title={t('unsent_part')}>
    <Icon icon={IconCloudUp} size={12} />
    <HiddenText>{t('unsent_part')}</HiddenText>
  </span>
);
