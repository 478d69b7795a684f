import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from './block.module.css';

/** An empty place: pressed, a shift is planned there. */
export const AddPlace = () => (
  <button type="button" tabIndex={-1} data-add="" data-stand="" className={styles.add}>
    <span className={styles.dash} aria-hidden="true">
      –
    </span>
    <span className={styles.plus}>
      <Icon icon={IconPlus} size={14} />
    </span>
    <HiddenText>{t('add_here')}</HiddenText>
  </button>
);
