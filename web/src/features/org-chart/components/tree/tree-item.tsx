import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Count } from '../../../../ui/display/tag.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import text from '../../../../ui/theme/text.module.css';
import { spanOf } from '../../effects/colours.ts';
import { useMark } from '../../effects/reorganisations/marks.ts';
import type { TreeRow } from '../../effects/tree/rows.ts';
import { departmentOf } from '../../effects/tree/shown.ts';
import { itemProps } from '../../effects/tree/use-tree.ts';
import { standingOf, titleOf } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { CardLine, VacantFace } from '../chart/chart-card.tsx';
import { MarkTag } from '../drafting/mark-tag.tsx';
import styles from './tree.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How far a row of a tree stands in, from 0. */
    '--depth'?: number;
  }
}

type TreeItemProps = {
  row: TreeRow;
  top: number;
  /** Percent of the time that goes to somebody else. */
  dotted: number;
  label: string;
  colour: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  isFaint: boolean;
};

/** Deeper rows stand in no further, so that their names have room. */
const DEEPEST = 8;

/** Somebody, or free seats, as a row. */
export const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { row, top, dotted, label, colour, isActive, isChosen, isFaint } = props;
  const format = useFormat();
  const { node, level, isOpen } = row;
  const place: CSSProperties = {
    ...{ top, '--depth': Math.min(level - 1, DEEPEST) },
    ...(colour ? { '--edge': `var(${colour})` } : {}),
  };
  const span = spanOf(node);
  const mark = useMark(node.id);
  const line = [titleOf(node, format), dotted > 0 ? t('dotted_short', { pct: dotted }) : '']
    .filter((word) => word !== '')
    .join(', ');
  return (
    <div
      {...itemProps(row, { isActive, isChosen })}
      className={classNames(
        styles.row,
        isChosen && styles.chosen,
        isFaint && styles.faint,
        Boolean(colour) && styles.coloured,
      )}
      style={place}
      data-mark={mark?.tone}
    >
      <span className={styles.turn} data-toggle={isOpen === undefined ? undefined : ''} aria-hidden="true">
        {isOpen !== undefined && <Icon icon={isOpen ? IconChevronDown : IconChevronRight} />}
      </span>
      <span className={text.hidden}>{mark ? `${label}, ${mark.words}` : label}</span>
      {node.kind === 'vacancy' ? <VacantFace /> : <Avatar name={node.person.name} size={32} decorative />}
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{nameOf(node)}</span>
        <CardLine standing={standingOf(node)} line={line} />
      </span>
      {mark && <MarkTag mark={mark} />}
      <span className={styles.department} aria-hidden="true">
        {departmentOf(node)}
      </span>
      <span className={styles.span} aria-hidden="true">
        {span > 0 && t('direct_reports', { count: span })}
      </span>
      <span className={styles.count} aria-hidden="true">
        {node.below > 0 && <Count value={format.number(node.below)} />}
      </span>
    </div>
  );
});
