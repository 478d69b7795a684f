import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './print-page.module.css';

type PrintPageProps = {
  title: string;
  organization: string;
  /** When it was printed, already formatted. */
  time: string;
  /** Plain tables with thead, which repeats on every sheet, and text. */
  children: ReactNode;
};

/** Black on white, no chrome; page x of y comes from the paper's margin. */
export function PrintPage({ title, organization, time, children }: PrintPageProps) {
  const texts = useUiTexts();
  return (
    <main className={styles.page}>
      <title>{texts.documentTitle(title)}</title>
      <div className={styles.verbs}>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>{`${organization}\n${texts.printed(time)}`}</p>
      </header>
      {children}
    </main>
  );
}
