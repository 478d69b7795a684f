import { missingFields } from '../../../ui/sheet/held-sheet.ts';
import { SheetColumns } from '../../../ui/sheet/sheet-columns.tsx';
import type { HeldRows } from '../effects/held-rows.ts';
import type { Kind } from '../effects/kind.ts';
import { t } from '../messages.ts';

type ColumnsCardProps<Field extends string> = {
  kind: Kind<Field>;
  held: HeldRows<Field>;
  onChange: (held: HeldRows<Field>) => void;
};

/** What each column of the file holds, with an example of it. */
export function ColumnsCard<Field extends string>({ kind, held, onChange }: ColumnsCardProps<Field>) {
  const missing = missingFields(held, kind.fields).map((field) => kind.headings[field]);
  return (
    <SheetColumns
      held={held}
      all={kind.fields.all}
      fieldName={(field) => kind.headings[field]}
      words={{
        ...{ title: t('columns', { name: held.file_name }), note: t('columns_note') },
        ...{ leaveOut: t('leave_out'), empty: t('empty_column') },
        example: (text) => t('example', { text }),
        label: (column) => t('column_for', { column }),
        missing: missing.length > 0 ? kind.words.missing(missing.join(', ')) : undefined,
      }}
      onChange={onChange}
    />
  );
}
