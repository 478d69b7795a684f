import { IconAlertOctagon, IconChevronRight, IconMoon, IconPencil } from '@tabler/icons-react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { colourIn, type Look, swatch } from '../../effects/looks.ts';
import { isOvernight, purposeOf } from '../../effects/rows.ts';
import { wall } from '../../effects/shift-fields.ts';
import { t } from '../../messages.ts';
import styles from './agenda.module.css';

type AgendaRowProps = {
  shift: Shift;
  /** Its open places, not its people. */
  isOpen: boolean;
  looks: readonly Look[];
  ofAll: boolean;
  /** Something is in the way of somebody on it. */
  isInTheWay: boolean;
  onOpen: () => void;
};

/** One shift on a phone. */
export function AgendaRow({ shift, isOpen, looks, ofAll, isInTheWay, onOpen }: AgendaRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.times}>
          <time>{wall(shift.start)}</time>
          <time>{wall(shift.end)}</time>
        </span>
        <span
          className={classNames(styles.edge, isOpen && styles.open)}
          {...swatch(colourIn(looks, shift))}
        />
        <span className={styles.what}>
          <span className={styles.title}>
            <b>
              {ofAll && `${shift.project.code} `}
              {purposeOf(shift)}
            </b>
            {isOvernight(shift) && <Icon icon={IconMoon} />}
            {isOpen && <Tag tone="bad">{t('open')}</Tag>}
            {!isOpen && isInTheWay && (
              <Tag tone="bad" icon={IconAlertOctagon}>
                {t('conflict_word')}
              </Tag>
            )}
            {shift.status === 'cancelled' ? (
              <Tag tone="bad">{t('shift_cancelled')}</Tag>
            ) : (
              shift.unpublished && <Tag icon={IconPencil}>{t('draft')}</Tag>
            )}
          </span>
          {isOpen ? <OpenPlaces shift={shift} /> : <Names shift={shift} />}
        </span>
        <Icon icon={IconChevronRight} />
      </button>
    </li>
  );
}

const OpenPlaces = ({ shift: { open, site } }: { shift: Shift }) => (
  <span className={styles.people}>
    {t('open_places_here', { count: open })}
    {site && `, ${site}`}
  </span>
);

function Names({ shift }: { shift: Shift }) {
  const people = shift.people.filter(
    ({ status, unpublished }) => status !== 'declined' && unpublished !== 'removed',
  );
  const [first, second] = people;
  const more = people.length - 1;
  return (
    <span className={styles.people}>
      {first && <Person name={first.member.name} size={20} />}
      {second &&
        (more === 1 ? <Person name={second.member.name} size={20} /> : t('and_more', { count: more }))}
    </span>
  );
}
