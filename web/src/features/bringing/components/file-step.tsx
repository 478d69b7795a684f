import { LARGEST_SHEET_BYTES } from '#contract/sheets.ts';
import { SheetFile } from '../../../ui/sheet/sheet-file.tsx';
import type { Kind, ReadSheet } from '../effects/kind.ts';
import { useReadFile } from '../effects/use-calls.ts';
import { t } from '../messages.ts';

type FileStepProps<Field extends string> = { kind: Kind<Field>; onRead: (sheet: ReadSheet<Field>) => void };

/** Chooses a file and has it read. */
export function FileStep<Field extends string>({ kind, onRead }: FileStepProps<Field>) {
  const { mutate, reset, isPending, error, variables } = useReadFile(kind);
  return (
    <SheetFile
      words={{
        ...{ label: t('file'), drop: t('drop'), dropNow: t('drop_now'), choose: t('choose') },
        ...{ note: kind.words.note, oneFile: t('one_file'), tooLarge: kind.words.tooLarge },
        refused: (name) => t('refused', { name }),
      }}
      largest={LARGEST_SHEET_BYTES}
      reading={isPending ? t('reading', { name: variables.name }) : undefined}
      refused={error && variables ? { name: variables.name, message: error.message } : undefined}
      onFile={(file) => {
        reset();
        if (file) mutate(file, { onSuccess: onRead });
      }}
    />
  );
}
