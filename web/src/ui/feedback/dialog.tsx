import './modal-styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './dialog.module.css';

export type BoxSize = 'small' | 'medium' | 'large';

/** Px. */
const widths: Record<BoxSize, number> = { small: 350, medium: 600, large: 800 };

type DialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** 350, 600 or 800 px; the whole screen below 600 px, save for small ones. */
  boxSize?: BoxSize;
  /** Not closed by a click beside it, and without a cross. */
  persistent?: boolean;
  children: ReactNode;
};

/** The one modal box of the application. */
export function Dialog({
  open,
  title,
  onClose,
  boxSize = 'medium',
  persistent = false,
  children,
}: DialogProps) {
  const texts = useUiTexts();
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={widths[boxSize]}
      padding={0}
      radius={10}
      centered
      fullScreen={narrow === true && boxSize !== 'small'}
      closeOnClickOutside={!persistent}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={0.32} color="#12122a" />
      <Modal.Content classNames={{ content: styles.content }}>
        <Modal.Header className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {!persistent && (
            <IconButton
              icon={IconX}
              label={texts.close}
              variant="ghost"
              className={styles.close}
              onClick={onClose}
            />
          )}
        </Modal.Header>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The verbs at the end of a dialog. */
export function DialogVerbs({ children }: { children: ReactNode }) {
  return <div className={styles.verbs}>{children}</div>;
}
