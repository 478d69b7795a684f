import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './dialog.module.css';

type BoxHeaderProps = {
  /** The title, in the element that names the box. */
  children: ReactNode;
  /** Absent where the box can't be closed by a cross. */
  onClose?: (() => void) | undefined;
};

/** Title and cross of a box. */
export function BoxHeader({ children, onClose }: BoxHeaderProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.header}>
      {children}
      {onClose && (
        <IconButton
          icon={IconX}
          label={texts.close}
          variant="ghost"
          className={styles.close}
          onClick={onClose}
        />
      )}
    </div>
  );
}
