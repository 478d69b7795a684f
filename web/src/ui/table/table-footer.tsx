import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './table.module.css';

export type TableFooterProps = {
  /** First and last row shown, counted from 1; the total where it is known. */
  from: number;
  to: number;
  total?: number | undefined;
  /** Sums over all rows, such as <span>Budget <strong>£6.42m</strong></span>. */
  totals?: ReactNode;
  /** What a mark in the table means. */
  legend?: ReactNode;
  /** Absent where there is no page before or after. */
  onBefore?: (() => void) | undefined;
  onAfter?: (() => void) | undefined;
  /** Pages exist at all; without them the pager isn't drawn. */
  paged?: boolean;
};

/** The line below a table: range, sums, legend and pager. */
export function TableFooter(props: TableFooterProps) {
  const { from, to, total, totals, legend, onBefore, onAfter, paged = true } = props;
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  return (
    <div className={styles.footer}>
      <span>{texts.range(from, to, total)}</span>
      {!isPhone && totals}
      <span className={styles.footerEnd}>
        {!isPhone && legend}
        {paged && (
          <nav className={styles.pager} aria-label={texts.pages}>
            <IconButton
              icon={IconChevronLeft}
              label={texts.previousPage}
              small
              disabled={!onBefore}
              onClick={onBefore}
            />
            <IconButton
              icon={IconChevronRight}
              label={texts.nextPage}
              small
              disabled={!onAfter}
              onClick={onAfter}
            />
          </nav>
        )}
      </span>
    </div>
  );
}
