import './modal-styles.ts';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './dialog.module.css';

type SheetProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** A box that comes up from the phone's lower edge. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  const texts = useUiTexts();
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      position="bottom"
      size="auto"
      padding={0}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={0.32} color="#12122a" />
      <Drawer.Content classNames={{ content: styles.sheet }}>
        <Drawer.Header className={styles.header}>
          <Drawer.Title className={styles.title}>{title}</Drawer.Title>
          <IconButton
            icon={IconX}
            label={texts.close}
            variant="ghost"
            className={styles.close}
            onClick={onClose}
          />
        </Drawer.Header>
        <Drawer.Body className={styles.sheetBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
