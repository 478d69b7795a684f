import {
  CLIENT_HEADINGS,
  CLIENT_SHEET_FIELDS,
  type ClientSheetField,
  REQUIRED_CLIENT_FIELDS,
} from '#contract/client-imports/shapes.ts';
import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { SheetExpected } from '../../../ui/sheet/sheet-expected.tsx';
import { t } from '../messages.ts';

const required: readonly ClientSheetField[] = REQUIRED_CLIENT_FIELDS;
const COLUMNS = CLIENT_SHEET_FIELDS.map((field) => ({
  ...{ id: field, name: CLIENT_HEADINGS[field], example: t(`such_as_${field}`) },
  needed: required.includes(field),
}));
/** Named as the reader of files finds them again. */
const saveTemplate = () => {
  const columns = COLUMNS.map(({ name }) => ({ header: name, text: () => null }));
  saveFile(t('template_name'), csvOf(columns, []));
};

/** What a file of clients may hold. */
export const ExpectedColumns = () => (
  <SheetExpected
    title={t('expected')}
    note={t('expected_note')}
    columns={COLUMNS}
    words={{ template: t('template'), needed: t('needed') }}
    onTemplate={saveTemplate}
  />
);
