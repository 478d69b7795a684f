import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEver } from '../feedback/use-ever.ts';
import { classNames } from '../theme/class-names.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';
import type { ShellItem } from './shell-item.ts';
import { ShellSlotsProvider } from './shell-slots.ts';

const DrawerOverlay = lazy(() => import('./drawer-overlay.tsx'));

export type AppShellProps = Omit<DrawerProps, 'overlay'> & {
  /** The phone's bottom bar, at most three; More is added and opens the drawer. */
  bottom: readonly ShellItem[];
  /** At the right of the top bar: running timer, command button. */
  right?: ReactNode;
  /** At the right of the phone's top bar, after the page's own icons. */
  phoneRight?: ReactNode;
  /** Lies over the page, which can't be reached meanwhile; drawer and bottom bar can. */
  over?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: drawer and top bar, or top and bottom bar on phones. Pages fill the top bar by PageHead. */
export function AppShell({ bottom, right, phoneRight, over, children, ...drawer }: AppShellProps) {
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const ever = useEver(open);
  return (
    <ShellSlotsProvider value={{ start, end }}>
      <div className={classNames(styles.shell, drawer.rail && !isPhone && styles.rail)}>
        <a className={styles.skip} href="#content">
          {texts.skipToContent}
        </a>
        {!isPhone && <Drawer {...drawer} />}
        <div className={styles.main} inert={Boolean(over)}>
          <header className={styles.top}>
            <div ref={setStart} className={styles.start} />
            <div ref={setEnd} className={styles.end} />
            {isPhone ? phoneRight : right}
          </header>
          <main id="content" className={styles.content} tabIndex={-1}>
            {children}
          </main>
        </div>
        {over}
        {isPhone && <BottomBar items={bottom} onMore={() => setOpen(true)} open={open} />}
        {isPhone && ever && (
          <Suspense fallback={null}>
            <DrawerOverlay {...drawer} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </ShellSlotsProvider>
  );
}
