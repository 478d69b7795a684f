import { IconCornerDownRight, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { spotWords } from '../../effects/map/use-map-move.ts';
import { reportingTree } from '../../effects/reporting-lines.ts';
import { t as words } from '../forms/messages.ts';
import { t } from './messages.ts';
import { Ring } from './ring.tsx';
import styles from './stakeholders.module.css';
import type { ViewProps } from './view-props.ts';

type Stakeholder = PlanItem<'stakeholder'>;

/** Stakeholders below whom they report to, with all that is known of each. */
export function StakeholderList(props: ViewProps) {
  const { stakeholders } = props;
  const nameOf = (id: string | null) => stakeholders.find((one) => one.id === id)?.contact.name;
  return (
    <CardRows>
      {reportingTree(stakeholders).map(({ stakeholder, depth }) => (
        <CardRow key={stakeholder.id}>
          <Row {...props} item={stakeholder} depth={depth} above={nameOf(stakeholder.reports_to)} />
        </CardRow>
      ))}
    </CardRows>
  );
}

type RowProps = ViewProps & { item: Stakeholder; depth: number; above: string | undefined };

function Row({ item, depth, above, contacts, mayWrite, onOpen, onRemove }: RowProps) {
  const { contact, owner, role, coverage } = item;
  const { support, influence } = spotWords(item);
  return (
    <div className={styles.row} style={{ paddingInlineStart: Math.min(depth, 4) * 20 }}>
      {depth > 0 && <Icon icon={IconCornerDownRight} size={14} />}
      <span role="img" aria-label={t('coverage_of', { coverage })} title={t('coverage_of', { coverage })}>
        <Ring item={item} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <button type="button" onClick={() => onOpen(item)}>
            {contact.name}
          </button>
          <small>{[contact.title, words(`role_${role}`)].filter(Boolean).join(' · ')}</small>
        </span>
        <Known item={item} said={contacts(item)} />
        {above && <HiddenText>{t('reports_to', { name: above })}</HiddenText>}
      </span>
      <span className={styles.scales}>
        <span>{t('support_of', { support })}</span>
        <span>{t('influence_of', { influence })}</span>
      </span>
      <span>{owner && <Avatar name={owner.name} />}</span>
      {mayWrite && (
        <Menu
          trigger={
            <IconButton variant="ghost" small icon={IconDots} label={t('verbs', { name: contact.name })} />
          }
          entries={[
            { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => onOpen(item) },
            {
              ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
              onSelect: () => onRemove(item),
            },
          ]}
        />
      )}
    </div>
  );
}

/** When they were talked to last, or that they aren't there any more. */
function Known({ item: { contact }, said }: { item: Stakeholder; said: string }) {
  const format = useFormat();
  return <small>{contact.left_at ? t('left', { day: format.day(contact.left_at) }) : said}</small>;
}
