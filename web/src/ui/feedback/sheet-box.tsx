import './modal-styles.ts';
import { Drawer } from '@mantine/core';
import { withMantine } from '../theme/with-mantine.tsx';
import { BoxHeader } from './box-header.tsx';
import styles from './dialog.module.css';
import type { SheetProps } from './dialog-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

function SheetBox({ open, title, onClose, children }: SheetProps) {
  useFocusReturn(open);
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      size="auto"
      padding={0}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={0.32} color="#12122a" />
      <Drawer.Content classNames={{ content: styles.sheet }}>
        <BoxHeader onClose={onClose}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
        </BoxHeader>
        <Drawer.Body className={styles.sheetBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** What a Sheet draws; loaded with the first one. */
export default withMantine(SheetBox);
