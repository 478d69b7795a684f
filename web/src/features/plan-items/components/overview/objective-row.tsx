import { IconPencil, IconTrash, IconTrophy, IconX } from '@tabler/icons-react';
import { progressPct } from '#contract/account-plans/progress.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { OBJECTIVE_STATUSES } from '#contract/plan-items/objective.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Bar } from '../../../../ui/display/bar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { aboutWord, currentWord } from '../../effects/objective-words.ts';
import type { Turn } from '../../effects/use-item-turn.ts';
import { t as words } from '../forms/messages.ts';
import { CurrentFigure } from './current-figure.tsx';
import { t } from './messages.ts';
import styles from './overview.module.css';

type Objective = PlanItem<'objective'>;
type Status = Objective['status'];

const LOOKS: Record<Status, { tone: Tone; icon?: IconType }> = {
  on_track: { tone: 'ok' },
  at_risk: { tone: 'warn' },
  off_track: { tone: 'bad' },
  achieved: { tone: 'ok', icon: IconTrophy },
  dropped: { tone: 'muted', icon: IconX },
};

type ObjectiveRowProps = {
  item: Objective;
  mayWrite: boolean;
  turn: (turn: Turn) => Promise<void>;
  onOpen: () => void;
  onRemove: () => void;
};

/** One objective; its figure and its state are changed where they stand. */
export function ObjectiveRow(props: ObjectiveRowProps) {
  const { item, mayWrite, turn, onOpen } = props;
  const format = useFormat();
  const { tone } = LOOKS[item.status];
  return (
    <div className={styles.objective}>
      <div className={styles.words}>
        <button type="button" className={styles.open} title={item.title} onClick={onOpen}>
          {item.title}
        </button>
        <span className={styles.about}>
          {item.owner && <Avatar name={item.owner.name} size={20} />}
          <span>{aboutWord(item, format)}</span>
        </span>
      </div>
      <Stand {...props} />
      <div className={styles.measure}>
        <div className={styles.figures}>
          <CurrentFigure
            item={item}
            mayWrite={mayWrite}
            onChange={(current) => void turn(figured(item, current))}
          />
          {item.progress_pct !== null && (
            <span className={styles.pct}>{t('progress', { pct: item.progress_pct })}</span>
          )}
        </div>
        {item.progress_pct !== null && (
          <Bar value={item.progress_pct / 100} tone={tone === 'ok' || tone === 'muted' ? 'neutral' : tone} />
        )}
      </div>
    </div>
  );
}

/** How it stands; whoever may write changes it there, and finds what else to do with it. */
function Stand({ item, mayWrite, turn, onOpen, onRemove }: ObjectiveRowProps) {
  const { tone, icon } = LOOKS[item.status];
  const status = words(`objective_${item.status}`);
  const text = (
    <StatusText tone={tone} {...(icon ? { icon } : {})}>
      {status}
    </StatusText>
  );
  if (!mayWrite) return text;
  return (
    <span className={styles.status}>
      <Menu
        trigger={
          <button
            type="button"
            className={styles.stand}
            aria-label={t('stand_of', { title: item.title, status })}
          >
            {text}
          </button>
        }
        sections={[
          {
            id: 'status',
            entries: OBJECTIVE_STATUSES.map((one) => ({
              ...{ id: one, label: words(`objective_${one}`), checked: one === item.status },
              onSelect: () => void (one !== item.status && turn(standing(item, one))),
            })),
          },
          {
            id: 'verbs',
            entries: [
              { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onOpen },
              { id: 'remove', label: t('remove'), icon: IconTrash, danger: true, onSelect: onRemove },
            ],
          },
        ]}
      />
    </span>
  );
}

const changed = (item: Objective, fields: Partial<Pick<Objective, 'status' | 'current'>>) => {
  const after = { ...item, ...fields };
  return { kind: 'objective', item: { ...after, progress_pct: progressPct(after) } } as const;
};

const standing = (item: Objective, status: Status): Turn => ({
  before: { kind: 'objective', item },
  after: changed(item, { status }),
  change: { kind: 'objective', fields: { status } },
  undo: { kind: 'objective', fields: { status: item.status } },
  said: t('now_status', { title: item.title, status: words(`objective_${status}`) }),
});

const figured = (item: Objective, current: string | null): Turn => {
  const after = changed(item, { current });
  return {
    ...{ before: { kind: 'objective', item }, after },
    change: { kind: 'objective', fields: { current } },
    undo: { kind: 'objective', fields: { current: item.current } },
    said: t('now_figure', { title: item.title, figure: currentWord(after.item) || t('no_figure') }),
  };
};
