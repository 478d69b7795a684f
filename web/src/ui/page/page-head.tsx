import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconLink } from '../action/icon-button.tsx';
import { useShellSlots } from '../shell/shell-slots.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import styles from './page-head.module.css';

export type PageHeadProps = {
  /** The page's heading in the top bar, and the document's title. */
  title: string;
  count?: ReactNode;
  /** Instead of the heading on wide screens; the page then draws its own h1. On phones the last crumb is the heading. */
  crumbs?: readonly Crumb[] | undefined;
  /** Icon buttons in the phone's top bar. */
  phoneActions?: ReactNode;
};

/** Puts a page's title, or its breadcrumb, into the shell's top bar. */
export function PageHead({ title, count, crumbs, phoneActions }: PageHeadProps) {
  const texts = useUiTexts();
  const slots = useShellSlots();
  const isPhone = useIsPhone();
  const parent = crumbs?.findLast((crumb) => crumb.href !== undefined);
  const start =
    crumbs && !isPhone ? (
      <Breadcrumb crumbs={crumbs} />
    ) : (
      <div className={styles.head}>
        {isPhone && parent?.href !== undefined && (
          <span className={styles.back}>
            <IconLink
              href={parent.href}
              icon={IconChevronLeft}
              label={texts.backTo(parent.label)}
              variant="ghost"
              iconSize={20}
            />
          </span>
        )}
        <h1 className={styles.title}>
          {crumbs?.at(-1)?.label ?? title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h1>
      </div>
    );
  return (
    <>
      <title>{texts.documentTitle(title)}</title>
      {slots ? (
        <>
          {slots.start && createPortal(start, slots.start)}
          {isPhone && slots.end && createPortal(phoneActions, slots.end)}
        </>
      ) : (
        <header className={styles.plain}>
          <div className={styles.plainStart}>{start}</div>
          {isPhone && phoneActions}
        </header>
      )}
    </>
  );
}
