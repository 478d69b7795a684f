import { IconBeach, IconChevronDown, IconChevronUp, IconUserPlus } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import type { LaidCard } from '#contract/org-chart/layout.ts';
import { nameOf } from '#contract/org-chart/names.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import text from '../../../../ui/theme/text.module.css';
import { useMark } from '../../effects/reorganisations/marks.ts';
import type { TreeRow } from '../../effects/tree/rows.ts';
import { itemProps } from '../../effects/tree/use-tree.ts';
import { MarkTag } from '../drafting/mark-tag.tsx';
import styles from './card.module.css';

declare module 'react' {
  interface CSSProperties {
    /** The colour of a card's edge. */
    '--edge'?: string;
  }
}

type ChartCardProps = {
  card: LaidCard;
  row: TreeRow;
  /** Below the name, and before it what is special about somebody. */
  line: string;
  standing: string | null;
  label: string;
  /** How many people are below, as it is written. */
  count: string;
  colour: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  /** Stands there only because somebody below is meant. */
  isFaint: boolean;
};

/** Somebody's card, or that of free seats, where the drawing has it. */
export const ChartCard = memo(function ChartCard(props: ChartCardProps) {
  const { card, row, line, standing, label, count, colour, isActive, isChosen, isFaint } = props;
  const { node, isOpen } = row;
  const place: CSSProperties = {
    ...{ left: card.x, top: card.y, width: card.width },
    ...(colour ? { '--edge': `var(${colour})` } : {}),
  };
  const isVacant = node.kind === 'vacancy';
  const mark = useMark(node.id);
  return (
    <div
      {...itemProps(row, { isActive, isChosen })}
      className={classNames(
        styles.card,
        isVacant && styles.vacant,
        isChosen && styles.chosen,
        isFaint && styles.faint,
        Boolean(colour) && styles.coloured,
      )}
      style={place}
      data-mark={mark?.tone}
      title={[nameOf(node), standing, line].filter(Boolean).join('\n')}
    >
      <span className={text.hidden}>{mark ? `${label}, ${mark.words}` : label}</span>
      {isVacant ? <VacantFace /> : <Avatar name={node.person.name} size={32} decorative />}
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{nameOf(node)}</span>
        <CardLine standing={standing} line={line} />
      </span>
      {mark && <MarkTag mark={mark} className={styles.mark} />}
      {isOpen !== undefined && (
        <span className={styles.count} data-toggle="" aria-hidden="true">
          {count}
          <Icon icon={isOpen ? IconChevronUp : IconChevronDown} size={12} />
        </span>
      )}
    </div>
  );
});

/** Below a name: what is special about somebody in full, and as much as there is room for of the rest. */
export const CardLine = ({ standing, line }: { standing: string | null; line: string }) => (
  <span className={styles.line}>
    {standing !== null && (
      <span className={styles.standing}>
        <Icon icon={IconBeach} size={14} />
        {standing}
      </span>
    )}
    <span className={styles.rest}>{line}</span>
  </span>
);

/** In place of a face, where nobody sits. */
export const VacantFace = () => (
  <span className={styles.face} aria-hidden="true">
    <Icon icon={IconUserPlus} />
  </span>
);
