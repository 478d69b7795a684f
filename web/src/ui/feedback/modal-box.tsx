import './modal-styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useIsOnPaper } from '../theme/use-is-on-paper.ts';
import { withMantine } from '../theme/with-mantine.tsx';
import { BoxHeader } from './box-header.tsx';
import styles from './dialog.module.css';
import { type DialogProps, widths } from './dialog-props.ts';
import { markFirst } from './first-focus.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useTopBox } from './use-top-box.ts';

function ModalBox({ open, title, onClose, boxSize = 'medium', persistent = false, children }: DialogProps) {
  useFocusReturn(open);
  const closeTop = useTopBox(open, onClose);
  const isOnPaper = useIsOnPaper();
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={open}
      onClose={closeTop}
      size={widths[boxSize]}
      padding={0}
      radius={10}
      centered
      returnFocus={false}
      fullScreen={narrow === true && boxSize !== 'small'}
      closeOnClickOutside={!persistent}
      // One that comes anew at the paper's width is there at once.
      transitionProps={{ duration: isOnPaper ? 0 : 160, transition: 'fade' }}
    >
      <Modal.Overlay className={styles.overlay} backgroundOpacity={0.32} color="#12122a" />
      <Modal.Content classNames={{ content: styles.content }}>
        <BoxHeader onClose={persistent === true ? undefined : onClose}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
        </BoxHeader>
        <Modal.Body ref={markFirst} className={styles.body}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What a Dialog draws; loaded with the first one. */
export default withMantine(ModalBox);
