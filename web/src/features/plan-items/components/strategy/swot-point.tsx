import { IconDots, IconPencil, IconPlus, IconTrash, IconUnlink } from '@tabler/icons-react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuSection } from '../../../../ui/action/menu.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { impactWord } from '../../effects/forms/scale-words.ts';
import type { Point } from '../../effects/swot.ts';
import { t } from './messages.ts';
import styles from './swot.module.css';

type Action = PlanItem<'action'>;

type SwotPointProps = {
  point: Point;
  actions: readonly Action[];
  /** Undefined where the plan is read alone. */
  acts:
    | {
        readonly edit: (point: Point) => void;
        readonly act: (point: Point) => void;
        readonly link: (point: Point, action_id: string | null) => void;
        readonly remove: (point: Point) => void;
      }
    | undefined;
};

const TONES: Record<Action['status'], Tone> = {
  ...{ open: 'neutral', doing: 'info', done: 'ok', dropped: 'muted' },
};

/** A point of a corner: what it is, how much it weighs, and what is done about it. */
export function SwotPoint({ point, actions, acts }: SwotPointProps) {
  const format = useFormat();
  const action = actions.find(({ id }) => id === point.action_id);
  return (
    <li className={styles.point}>
      <Weight impact={point.impact} />
      <div className={styles.words}>
        <span className={styles.text}>{point.text}</span>
        {action && (
          <span className={styles.action}>
            <StatusText tone={TONES[action.status]} small>
              {action.title}
            </StatusText>
            <span className={styles.how}>
              {t(`action_${action.status}`)}
              {action.due_on && `, ${t('due', { day: format.day(action.due_on, 'short') })}`}
            </span>
          </span>
        )}
      </div>
      {acts && (
        <Menu
          trigger={
            <IconButton icon={IconDots} label={t('verbs_of', { name: point.text })} variant="ghost" small />
          }
          sections={menuOf(point, actions, acts)}
        />
      )}
    </li>
  );
}

/** Three bars, of which as many are full as it weighs. */
const Weight = ({ impact }: { impact: number }) => (
  <span className={styles.weight} role="img" aria-label={impactWord(impact)} title={impactWord(impact)}>
    {[1, 2, 3].map((step) => (
      <i key={step} data-full={step <= impact} />
    ))}
  </span>
);

const isToDo = ({ status }: Action) => status === 'open' || status === 'doing';

/** Actions that a menu has room for; others are chosen in the box. */
const MOST = 8;

const menuOf = (
  point: Point,
  actions: readonly Action[],
  acts: NonNullable<SwotPointProps['acts']>,
): MenuSection[] => {
  const others = actions.filter((one) => isToDo(one) && one.id !== point.action_id).slice(0, MOST);
  const unlink = {
    ...{ id: 'unlink', label: t('unlink'), icon: IconUnlink },
    onSelect: () => acts.link(point, null),
  };
  return [
    {
      id: 'verbs',
      entries: [
        { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => acts.edit(point) },
        ...(point.action_id
          ? [unlink]
          : [{ id: 'act', label: t('new_action'), icon: IconPlus, onSelect: () => acts.act(point) }]),
        {
          ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
          onSelect: () => acts.remove(point),
        },
      ],
    },
    ...(others.length > 0
      ? [
          {
            ...{ id: 'actions', label: t('link_action') },
            entries: others.map(({ id, title }) => ({
              ...{ id, label: title, onSelect: () => acts.link(point, id) },
            })),
          },
        ]
      : []),
  ];
};
