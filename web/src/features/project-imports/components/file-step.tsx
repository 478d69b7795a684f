import type { Sheet } from '#contract/project-imports/shapes.ts';
import { LARGEST_SHEET_BYTES } from '#contract/sheets.ts';
import { SheetFile } from '../../../ui/sheet/sheet-file.tsx';
import { t } from '../messages.ts';
import { useReadSheet } from '../mutations.ts';

const WORDS = {
  ...{ label: t('file'), drop: t('drop'), dropNow: t('drop_now'), choose: t('choose'), note: t('note') },
  ...{ oneFile: t('one_file'), refused: (name: string) => t('refused', { name }) },
  tooLarge: (name: string) => t('too_large', { name }),
};

/** Chooses a file and has it read. */
export function FileStep({ onRead }: { onRead: (sheet: Sheet) => void }) {
  const { mutate, reset, isPending, error, variables } = useReadSheet();
  return (
    <SheetFile
      words={WORDS}
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
