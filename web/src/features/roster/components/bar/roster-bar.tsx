import { IconAlertOctagon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import type { Look } from '../../effects/looks.ts';
import type { RosterView } from '../../effects/roster-address.ts';
import { type Span, spanWords, stepped } from '../../effects/span.ts';
import { t } from '../../messages.ts';
import styles from './bar.module.css';
import { Legend } from './legend.tsx';

type RosterBarProps = {
  view: RosterView;
  views: readonly RosterView[];
  date: string;
  span: Span;
  looks: readonly Look[];
  /** Drafts are among what is shown. */
  planning: boolean;
  conflicts: number;
  verbs?: ReactNode;
  onView: (view: RosterView) => void;
  /** Undefined leads to today. */
  onDate: (date: string | undefined) => void;
  onConflict: () => void;
};

/** Which days are shown and how, what the colours say, and the way through the conflicts. */
export function RosterBar(props: RosterBarProps) {
  const { view, views, date, span, looks, planning, conflicts, verbs, onView, onDate, onConflict } = props;
  const { locale } = useFormat();
  const go = (by: -1 | 1) => () => onDate(stepped(view, date, by));
  return (
    <div className={styles.bar}>
      <IconButton small icon={IconChevronLeft} label={t(`before_${view}`)} onClick={go(-1)} />
      <Button small onClick={() => onDate(undefined)}>
        {t(`now_${view}`)}
      </Button>
      <IconButton small icon={IconChevronRight} label={t(`after_${view}`)} onClick={go(1)} />
      <h2 className={styles.title} aria-live="polite">
        {spanWords(view, date, span, locale)}
      </h2>
      <Segmented
        label={t('view')}
        options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={onView}
      />
      <Legend looks={looks} planning={planning} />
      {conflicts > 0 && (
        <Button small className={styles.conflicts} icon={IconAlertOctagon} onClick={onConflict}>
          {t('conflicts', { count: conflicts })}
        </Button>
      )}
      {verbs}
    </div>
  );
}
