import { SHEET_FIELDS, type SheetField } from '#contract/project-imports/shapes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { type HeldSheet, hasSlashedDays, missingFields, withColumn } from '../effects/held-sheet.ts';
import { t } from '../messages.ts';
import styles from './sheet.module.css';

const LEAVE_OUT = 'leave_out';
const OPTIONS = [
  { value: LEAVE_OUT, label: t('leave_out') },
  ...SHEET_FIELDS.map((field) => ({ value: field, label: t(`field_${field}`) })),
] as const;
const ORDERS = (['dmy', 'mdy'] as const).map((value) => ({ value, label: t(value) }));

type ColumnsCardProps = { held: HeldSheet; onChange: (held: HeldSheet) => void };

/** What each column of the file holds, with an example of it. */
export function ColumnsCard({ held, onChange }: ColumnsCardProps) {
  const missing = missingFields(held).map((field) => t(`field_${field}`));
  return (
    <Card title={t('columns', { name: held.file_name })}>
      <p className={styles.note}>{t('columns_note')}</p>
      <ul className={styles.columns}>
        {held.columns.map((column, at) => (
          <Column key={column.id} held={held} at={at} name={column.name} onChange={onChange} />
        ))}
      </ul>
      {missing.length > 0 && <p className={styles.missing}>{t('missing', { fields: missing.join(', ') })}</p>}
      {hasSlashedDays(held) && (
        <div className={styles.order}>
          <span>{t('date_order')}</span>
          <CompactSelect
            label={t('date_order')}
            options={ORDERS}
            value={held.date_order}
            onChange={(date_order) => onChange({ ...held, date_order })}
          />
        </div>
      )}
    </Card>
  );
}

type ColumnProps = ColumnsCardProps & { at: number; name: string };

function Column({ held, at, name, onChange }: ColumnProps) {
  const example = held.rows.map(({ cells }) => cells[at]).find(Boolean);
  const choose = (chosen: SheetField | typeof LEAVE_OUT) =>
    onChange(withColumn(held, at, chosen === LEAVE_OUT ? null : chosen));
  return (
    <li className={styles.column}>
      <span className={styles.columnName}>
        <strong>{name}</strong>
        <span className={styles.note}>{example ? t('example', { text: example }) : t('empty_column')}</span>
      </span>
      <CompactSelect
        label={t('column_for', { column: name })}
        options={OPTIONS}
        value={held.fields[at] ?? LEAVE_OUT}
        onChange={choose}
        quiet={!held.fields[at]}
      />
    </li>
  );
}
