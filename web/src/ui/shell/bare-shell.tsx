import { type ReactNode, useState } from 'react';
import styles from './app-shell.module.css';
import { ShellSlotsProvider } from './shell-slots.ts';

/** The frame of a page that sits inside another application: its own head and nothing to leave by. */
export function BareShell({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  return (
    <ShellSlotsProvider value={{ start, end }}>
      <header className={styles.top}>
        <div ref={setStart} className={styles.start} />
        <div ref={setEnd} className={styles.end} />
      </header>
      <main id="content" tabIndex={-1} className={styles.bare}>
        {children}
      </main>
    </ShellSlotsProvider>
  );
}
