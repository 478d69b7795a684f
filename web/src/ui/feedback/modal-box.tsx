import './modal-styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './dialog.module.css';
import { type DialogProps, widths } from './dialog-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** What a Dialog draws; loaded with the first one. */
export default function ModalBox({
  open,
  title,
  onClose,
  boxSize = 'medium',
  persistent = false,
  children,
}: DialogProps) {
  const texts = useUiTexts();
  useFocusReturn(open);
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={widths[boxSize]}
      padding={0}
      radius={10}
      centered
      returnFocus={false}
      fullScreen={narrow === true && boxSize !== 'small'}
      closeOnClickOutside={!persistent}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={0.32} color="#12122a" />
      <Modal.Content classNames={{ content: styles.content }}>
        <div className={styles.header}>
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
        </div>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
