import type { ReactNode } from 'react';
import { Logo } from '../logo.tsx';
import styles from './simple.module.css';

/** A page with nothing around it but the name of the product; fades in. */
export function SimpleLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo /> Muster
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
