import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { SheetExpected } from '../../../ui/sheet/sheet-expected.tsx';
import type { Kind } from '../effects/kind.ts';
import { t } from '../messages.ts';

/** What a file may hold. */
export function ExpectedColumns<Field extends string>({ fields, headings, words }: Kind<Field>) {
  const columns = fields.all.map((field) => ({
    ...{ id: field, name: headings[field], example: words.suchAs(field) },
    needed: fields.required.includes(field),
  }));
  // Named as the reader of files finds them again.
  const saveTemplate = () =>
    saveFile(
      words.templateName,
      csvOf(
        columns.map(({ name }) => ({ header: name, text: () => null })),
        [],
      ),
    );
  return (
    <SheetExpected
      title={t('expected')}
      note={words.expectedNote}
      columns={columns}
      words={{ template: t('template'), needed: t('needed') }}
      onTemplate={saveTemplate}
    />
  );
}
