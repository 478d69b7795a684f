import { IconDots, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Menu } from '../action/menu.tsx';
import { focusContent } from '../shell/focus-content.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './bulk-bar.module.css';

export type BulkAction = {
  id: string;
  label: string;
  icon: IconType;
  danger?: boolean;
  onSelect: () => void;
};

type BulkBarProps = {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
  /** How many rows match in all, and how to select them, where more match than are selected. */
  matching?: { count: number; onSelectAll: () => void } | undefined;
};

/** What can be done with the selected rows; floats above the footer. */
export function BulkBar(props: BulkBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, actions, onClear, matching }: BulkBarProps) {
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  const bar = useFocusLeft();
  const direct = isPhone ? actions.slice(0, 2) : actions;
  const rest = isPhone ? actions.slice(2) : [];
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={texts.selected(count)}>
      <span className={styles.count}>{texts.selected(count)}</span>
      {matching && matching.count > count && !isPhone && (
        <button type="button" className={styles.verb} onClick={matching.onSelectAll}>
          {texts.selectAllMatching(matching.count)}
        </button>
      )}
      <span className={styles.line} />
      {direct.map((action) => (
        <button
          key={action.id}
          type="button"
          className={styles.verb}
          aria-label={action.label}
          onClick={action.onSelect}
        >
          <Icon icon={action.icon} />
          {!isPhone && action.label}
        </button>
      ))}
      {rest.length > 0 && (
        <Menu
          entries={rest}
          trigger={
            <button type="button" className={styles.verb} aria-label={texts.moreActions}>
              <Icon icon={IconDots} />
            </button>
          }
        />
      )}
      <span className={styles.line} />
      <button type="button" className={styles.verb} aria-label={texts.clearSelection} onClick={onClear}>
        <Icon icon={IconX} />
      </button>
    </div>
  );
}

/** Leaves the focus on the page when the bar goes that had it. */
function useFocusLeft() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = bar.current;
    return () => {
      if (drawn?.contains(document.activeElement)) focusContent();
    };
  }, []);
  return bar;
}
