import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useFocusReturn } from '../feedback/use-focus-return.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { withMantine } from '../theme/with-mantine.tsx';
import styles from './app-shell.module.css';
import { Drawer, type DrawerProps } from './drawer.tsx';

type DrawerOverlayProps = Omit<DrawerProps, 'overlay' | 'rail' | 'onRail'> & {
  open: boolean;
  onClose: () => void;
};

function DrawerOverlay({ open, onClose, ...drawer }: DrawerOverlayProps) {
  const texts = useUiTexts();
  useFocusReturn(open);
  const closeOnChoice = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a, nav button, [data-verb]')) onClose();
  };
  return (
    <MantineDrawer.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      size={288}
      padding={0}
      transitionProps={{ duration: 160 }}
    >
      <MantineDrawer.Overlay backgroundOpacity={0.32} color="#12122a" />
      <MantineDrawer.Content
        aria-label={texts.drawer}
        classNames={{ content: styles.overlayContent }}
        onClick={closeOnChoice}
      >
        <MantineDrawer.Body className={styles.overlayBody}>
          <Drawer {...drawer} overlay />
        </MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}

/** The drawer above the page on phones; following an entry or a verb closes it. */
export default withMantine(DrawerOverlay);
