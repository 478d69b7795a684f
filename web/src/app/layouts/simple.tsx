import type { ReactNode } from 'react';
import { Mark } from '../../ui/shell/mark.tsx';
import { t } from '../messages.ts';
import styles from './simple.module.css';

/** A page with nothing around it but the name of the product; fades in. */
export function SimpleLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{t('document_title', { title })}</title>
      <header className={styles.head}>
        <Mark size={28} color="var(--ink)" />
        {t('product')}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
