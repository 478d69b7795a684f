import { useState } from 'react';
import { LARGEST_IMPORT_BYTES } from '#contract/imports/endpoints.ts';
import { FileDrop } from '../../../../ui/form/file-drop.tsx';
import { usePreviewFile } from '../../mutations.ts';
import { FileRefusal } from './file-refusal.tsx';
import { t } from './messages.ts';
import { Sources } from './sources.tsx';

/** Chooses a file and has it read; `onRead` gets the import's id. */
export function FileStep({ onRead }: { onRead: (id: string) => void }) {
  const preview = usePreviewFile();
  const [unsent, setUnsent] = useState<{ name: string; error: Error }>();
  const read = (files: readonly File[]) => {
    const [file, another] = files;
    if (!file) return;
    preview.reset();
    const error = another
      ? t('one_file')
      : file.size > LARGEST_IMPORT_BYTES && t('too_large', { name: file.name });
    setUnsent(error ? { name: file.name, error: new Error(error) } : undefined);
    if (!error) preview.mutate(file, { onSuccess: ({ id }) => onRead(id) });
  };
  const refused =
    preview.error && preview.variables ? { name: preview.variables.name, error: preview.error } : unsent;
  return (
    <>
      {refused && <FileRefusal {...refused} />}
      <FileDrop
        label={t('title')}
        words={{ drop: t('drop'), dropNow: t('drop_now'), choose: t('choose') }}
        note={t('note')}
        accept=".csv,.tsv,.txt,text/csv"
        reading={preview.isPending ? t('reading', { name: preview.variables.name }) : undefined}
        onFiles={read}
      />
      <Sources />
    </>
  );
}
