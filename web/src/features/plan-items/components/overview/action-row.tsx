import { IconAlertOctagon, IconClock } from '@tabler/icons-react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Tick } from '../../../../ui/form/tick.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { dueWord } from '../../effects/due-words.ts';
import { isToDo } from '../../effects/plan-figures.ts';
import type { Turn } from '../../effects/use-item-turn.ts';
import { t as words } from '../forms/messages.ts';
import { t } from './messages.ts';
import styles from './overview.module.css';

type Action = PlanItem<'action'>;
type ActionRowProps = {
  plan: AccountPlan;
  item: Action;
  mayWrite: boolean;
  turn: (turn: Turn) => Promise<void>;
  onOpen: () => void;
};

/** One action: ticked where it stands, opened by its title. */
export function ActionRow({ item, mayWrite, turn, onOpen }: ActionRowProps) {
  const today = useFormat().today();
  const isOver = !isToDo(item);
  return (
    <div className={classNames(styles.action, isOver && styles.done)}>
      <Tick
        checked={item.status === 'done'}
        disabled={!mayWrite}
        aria-label={t('done_of', item)}
        onChange={({ currentTarget }) => void turn(ticked(item, currentTarget.checked, today))}
      />
      <button type="button" className={styles.open} title={item.title} onClick={onOpen}>
        {item.title}
      </button>
      <span>{item.owner && <Avatar name={item.owner.name} />}</span>
      <span className={styles.due}>{isOver ? words(`action_${item.status}`) : <DueText item={item} />}</span>
    </div>
  );
}

const ICONS = { bad: IconAlertOctagon, warn: IconClock } as const;

function DueText({ item: { due_on } }: { item: Action }) {
  const format = useFormat();
  if (!due_on) return null;
  const { text, tone } = dueWord(due_on, format);
  return tone === 'muted' ? (
    text
  ) : (
    <StatusText tone={tone} icon={ICONS[tone]}>
      {text}
    </StatusText>
  );
}

const ticked = (item: Action, isDone: boolean, today: string): Turn => {
  const status = isDone ? 'done' : 'open';
  return {
    before: { kind: 'action', item },
    after: { kind: 'action', item: { ...item, status, done_on: isDone ? today : null } },
    change: { kind: 'action', fields: { status } },
    undo: { kind: 'action', fields: { status: item.status } },
    said: t(isDone ? 'done' : 'undone', item),
  };
};
