import { type ReactNode, useEffect, useRef } from 'react';
import { Count } from '../display/tag.tsx';
import { classNames } from '../theme/class-names.ts';
import { Link } from '../theme/link.tsx';
import styles from './tabs.module.css';

export type TabItem = {
  id: string;
  label: string;
  href: string;
  /** How many there are, such as 48 or 1000+. */
  count?: ReactNode;
  active?: boolean;
};

type TabsProps = {
  /** Names the navigation, such as "Views". */
  label: string;
  items: readonly TabItem[];
  /** 48 px as on list pages; 40 otherwise. */
  tall?: boolean;
  /** Without the dividing line, where the surrounding row draws it. */
  bare?: boolean;
};

/** Tabs that are routes: links with counts, the current one underlined. */
export function Tabs({ label, items, tall, bare }: TabsProps) {
  const counts = items.filter(({ count }) => count !== undefined).length;
  const bar = useShownTab(items.find(({ active }) => active)?.id, counts);
  return (
    <nav ref={bar} className={classNames(styles.tabs, !bare && styles.line)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.href}
          className={classNames(styles.tab, tall && styles.tall)}
          aria-current={item.active ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <Count value={item.count} />}
        </Link>
      ))}
    </nav>
  );
}

/** Where tabs are wider than their place, the current one is in it; counts that come later push it along. */
function useShownTab(current: string | undefined, counts: number) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs are wider with every count that comes
  useEffect(() => {
    const tab = current && bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tab || !bar.current) return;
    const { offsetLeft, offsetWidth } = tab;
    const { clientWidth, scrollLeft } = bar.current;
    const from = offsetLeft - bar.current.offsetLeft;
    if (from < scrollLeft || from + offsetWidth > scrollLeft + clientWidth)
      bar.current.scrollLeft = from - (clientWidth - offsetWidth) / 2;
  }, [current, counts]);
  return bar;
}
