import { CLIENT_HEADINGS, CLIENT_SHEET_FIELDS } from '#contract/client-imports/shapes.ts';
import { missingFields } from '../../../ui/sheet/held-sheet.ts';
import { SheetColumns } from '../../../ui/sheet/sheet-columns.tsx';
import { FIELDS, type HeldClients } from '../effects/held-clients.ts';
import { t } from '../messages.ts';

type ColumnsCardProps = { held: HeldClients; onChange: (held: HeldClients) => void };

/** What each column of the file holds, with an example of it. */
export function ColumnsCard({ held, onChange }: ColumnsCardProps) {
  const missing = missingFields(held, FIELDS).map((field) => CLIENT_HEADINGS[field]);
  return (
    <SheetColumns
      held={held}
      all={CLIENT_SHEET_FIELDS}
      fieldName={(field) => CLIENT_HEADINGS[field]}
      words={{
        ...{ title: t('columns', { name: held.file_name }), note: t('columns_note') },
        ...{ leaveOut: t('leave_out'), empty: t('empty_column') },
        example: (text) => t('example', { text }),
        label: (column) => t('column_for', { column }),
        missing: missing.length > 0 ? t('missing', { fields: missing.join(', ') }) : undefined,
      }}
      onChange={onChange}
    />
  );
}
