import { SHEET_FIELDS } from '#contract/project-imports/shapes.ts';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { missingFields } from '../../../ui/sheet/held-sheet.ts';
import styles from '../../../ui/sheet/sheet.module.css';
import { SheetColumns } from '../../../ui/sheet/sheet-columns.tsx';
import { FIELDS, type HeldProjects, hasSlashedDays } from '../effects/held-sheet.ts';
import { t } from '../messages.ts';

const ORDERS = (['dmy', 'mdy'] as const).map((value) => ({ value, label: t(value) }));
const WORDS = {
  ...{ note: t('columns_note'), leaveOut: t('leave_out'), empty: t('empty_column') },
  example: (text: string) => t('example', { text }),
  label: (column: string) => t('column_for', { column }),
};

type ColumnsCardProps = { held: HeldProjects; onChange: (held: HeldProjects) => void };

/** What each column of the file holds, with an example of it. */
export function ColumnsCard({ held, onChange }: ColumnsCardProps) {
  const missing = missingFields(held, FIELDS).map((field) => t(`field_${field}`));
  const words = {
    ...{ ...WORDS, title: t('columns', { name: held.file_name }) },
    missing: missing.length > 0 ? t('missing', { fields: missing.join(', ') }) : undefined,
  };
  return (
    <SheetColumns
      held={held}
      all={SHEET_FIELDS}
      fieldName={(field) => t(`field_${field}`)}
      words={words}
      onChange={onChange}
    >
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
    </SheetColumns>
  );
}
