import { IconPencil, IconPlus, IconUsers, IconX } from '@tabler/icons-react';
import type { RosterChange } from '#contract/shifts/publishing-endpoints.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { FORM_LABELS } from '../shift/shift-fields.tsx';
import { t } from './messages.ts';
import styles from './publish.module.css';

const LOOKS = {
  new: { tone: 'ok', icon: IconPlus },
  changed: { tone: 'warn', icon: IconPencil },
  people: { tone: 'info', icon: IconUsers },
  cancelled: { tone: 'bad', icon: IconX },
} as const satisfies Record<RosterChange['kind'], { tone: 'ok' | 'warn' | 'info' | 'bad'; icon: IconType }>;

/** What is new, changed, cancelled, and who comes and goes, by day. */
export function ChangeList({ changes }: { changes: readonly RosterChange[] }) {
  const format = useFormat();
  const days = [...Map.groupBy(changes, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <div className={styles.changes}>
      {days.map(([day, some]) => (
        <section key={day} aria-label={format.day(day, 'weekday')}>
          <h3>{format.day(day, 'weekday')}</h3>
          <ul>
            {some.map((change) => (
              <Change key={change.shift_id} change={change} format={format} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Change({ change, format }: { change: RosterChange; format: Format }) {
  const { kind, name, fields, added, removed } = change;
  return (
    <li>
      <span className={styles.changed}>
        <b>{hoursOf(change)}</b>
        <span>{name}</span>
        <Tag {...LOOKS[kind]}>{t(`kind_${kind}`)}</Tag>
      </span>
      {fields.map(({ field, before, after }) => (
        <span key={field} className={styles.field}>
          <span>{wordOf(field)}</span>
          <del>{shown(field, before, format)}</del>
          <ins>{shown(field, after, format)}</ins>
        </span>
      ))}
      {added.length > 0 && (
        <span className={styles.field}>{t('added_people', { names: namesOf(added) })}</span>
      )}
      {removed.length > 0 && (
        <span className={styles.field}>{t('removed_people', { names: namesOf(removed) })}</span>
      )}
    </li>
  );
}

const LABELS: Readonly<Record<string, string>> = { ...FORM_LABELS, skills: t('skills') };
const wordOf = (field: string): string => LABELS[field] ?? field;

const namesOf = (people: readonly { readonly name: string }[]): string =>
  people.map(({ name }) => name).join(', ');

const shown = (field: string, value: string, format: Format): string => {
  if (value === '') return '–';
  return field === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.day(value, 'weekday') : value;
};
