import { IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './page-head.module.css';

export type Crumb = { label: string; href?: string };

/** The way to this page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, position) => (
          <li key={crumb.label} aria-current={position === crumbs.length - 1 ? 'page' : undefined}>
            {position > 0 && <Icon icon={IconChevronRight} size={14} />}
            {crumb.href === undefined ? crumb.label : <Link href={crumb.href}>{crumb.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
