import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumb.tsx';
import styles from './dashboard-page.module.css';
import { PageHead } from './page-head.tsx';

type SimplePageProps = {
  title: string;
  count?: ReactNode;
  crumbs?: readonly Crumb[];
  phoneActions?: ReactNode;
  children: ReactNode;
};

/** A title and whatever the page is made of. */
export function SimplePage({ children, ...head }: SimplePageProps) {
  return (
    <div className={styles.simple}>
      <PageHead {...head} />
      {children}
    </div>
  );
}
