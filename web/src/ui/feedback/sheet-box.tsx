import './modal-styles.ts';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './dialog.module.css';
import type { SheetProps } from './dialog-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** What a Sheet draws; loaded with the first one. */
export default function SheetBox({ open, title, onClose, children }: SheetProps) {
  const texts = useUiTexts();
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
        <div className={styles.header}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          <IconButton
            icon={IconX}
            label={texts.close}
            variant="ghost"
            className={styles.close}
            onClick={onClose}
          />
        </div>
        <Drawer.Body className={styles.sheetBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
