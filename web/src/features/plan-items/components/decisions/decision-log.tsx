import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { type Decision, decisionsByMonth } from '../../effects/decisions.ts';
import styles from './decisions.module.css';
import { t } from './messages.ts';

type DecisionLogProps = {
  decisions: readonly Decision[];
  /** Undefined where the plan is read alone. */
  acts: { readonly edit: (one: Decision) => void; readonly remove: (one: Decision) => void } | undefined;
};

/** What was decided, month by month, the newest first: when, what, why, and by whom. */
export function DecisionLog({ decisions, acts }: DecisionLogProps) {
  const format = useFormat();
  return decisionsByMonth(decisions).map(({ month, decisions: those }) => (
    <Card key={month} title={format.day(`${month}-01`, 'month')} count={those.length} flush>
      <ol className={styles.list}>
        {those.map((one) => (
          <DecisionRow key={one.id} decision={one} acts={acts} />
        ))}
      </ol>
    </Card>
  ));
}

type DecisionRowProps = { decision: Decision; acts: DecisionLogProps['acts'] };

function DecisionRow({ decision, acts }: DecisionRowProps) {
  const format = useFormat();
  const { text, reason, decided_on, owner } = decision;
  return (
    <li className={styles.row}>
      <time className={styles.day} dateTime={decided_on}>
        {format.day(decided_on, 'weekday')}
      </time>
      <div className={styles.what}>
        <h3 className={styles.text}>{text}</h3>
        {reason && <p className={styles.reason}>{reason}</p>}
        {owner && (
          <span className={styles.who} title={t('taken_by', { name: owner.name })}>
            <Person name={owner.name} size={20} />
          </span>
        )}
      </div>
      {acts && (
        <Menu
          trigger={<IconButton icon={IconDots} label={t('verbs_of', { name: text })} variant="ghost" small />}
          entries={[
            { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => acts.edit(decision) },
            {
              ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
              onSelect: () => acts.remove(decision),
            },
          ]}
        />
      )}
    </li>
  );
}
