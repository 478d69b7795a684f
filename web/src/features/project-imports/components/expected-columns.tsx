import { REQUIRED_SHEET_FIELDS, SHEET_FIELDS, type SheetField } from '#contract/project-imports/shapes.ts';
import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { SheetExpected } from '../../../ui/sheet/sheet-expected.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';

const required: readonly SheetField[] = REQUIRED_SHEET_FIELDS;
const COLUMNS = SHEET_FIELDS.map((field) => ({
  ...{ id: field, name: t(`field_${field}`), example: t(`such_as_${field}`) },
  needed: required.includes(field),
}));
/** Named as the reader of files finds them again. */
const saveTemplate = () =>
  saveFile(
    t('template_name'),
    csvOf(
      COLUMNS.map(({ name }) => ({ header: name, text: () => null })),
      [],
    ),
  );

/** What a file of projects may hold. */
export const ExpectedColumns = () => (
  <SheetExpected
    title={t('expected')}
    note={t('expected_note')}
    columns={COLUMNS}
    words={{ template: t('template'), needed: t('needed') }}
    onTemplate={saveTemplate}
  >
    {t('time_too')} <Link href="/manager/projects/import">{t('import_time')}</Link>
  </SheetExpected>
);
