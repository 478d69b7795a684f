import type { ReactNode } from 'react';
import { Figures } from '../card/figure.tsx';
import { classNames } from '../theme/class-names.ts';
import type { Crumb } from './breadcrumb.tsx';
import styles from './dashboard-page.module.css';
import { PageHead } from './page-head.tsx';

type DashboardPageProps = {
  title: string;
  crumbs?: readonly Crumb[];
  /** Filters and period above everything. */
  bar?: ReactNode;
  /** At most four Figures. */
  figures?: ReactNode;
  phoneActions?: ReactNode;
  /** At most six cards, in CardGrids. */
  children: ReactNode;
};

/** Figures over cards with charts, each leading to the list behind it. */
export function DashboardPage({ title, crumbs, bar, figures, phoneActions, children }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} crumbs={crumbs} phoneActions={phoneActions} />
      {bar && <div className={styles.bar}>{bar}</div>}
      {figures && <Figures>{figures}</Figures>}
      {children}
    </div>
  );
}

/** Cards side by side: one, two or three in a row where there is room. */
export function CardGrid({ columns, children }: { columns: 'one' | 'two' | 'three'; children: ReactNode }) {
  return <div className={classNames(styles.grid, styles[columns])}>{children}</div>;
}

/** Cards below each other. */
export function CardStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Main content with 304 px beside it. */
export function MainAndSide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.stack}>{children}</div>
      <div className={styles.stack}>{side}</div>
    </div>
  );
}
