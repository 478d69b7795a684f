import { useState } from 'react';
import type { ProjectImport, SheetField } from '#contract/project-imports/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { withoutRow } from '../../../ui/sheet/held-sheet.ts';
import { focusFirstWrong } from '../../../ui/sheet/sheet-cell.tsx';
import { SheetFooter } from '../../../ui/sheet/sheet-footer.tsx';
import { type HeldProjects, rowsOf } from '../effects/held-sheet.ts';
import { useChecked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { useImportProjects } from '../mutations.ts';
import { ColumnsCard } from './columns-card.tsx';
import { RowsCard } from './rows-card.tsx';

type MendStepProps = {
  held: HeldProjects;
  onChange: (held: HeldProjects) => void;
  onOther: () => void;
  onDone: (made: ProjectImport) => void;
};

/** Says what the columns hold, mends cells where they stand, and imports all of it. */
export function MendStep({ held, onChange, onOther, onDone }: MendStepProps) {
  const checked = useChecked(held);
  const [wrongOnly, setWrongOnly] = useState(false);
  const leaveOut = (place: number) => {
    onChange(withoutRow<SheetField, HeldProjects>(held, place));
    toast.show({ title: t('row_left'), action: { label: t('undo'), onSelect: () => onChange(held) } });
  };
  return (
    <>
      <ColumnsCard held={held} onChange={onChange} />
      <RowsCard
        held={held}
        problems={checked.problems}
        places={checked.places}
        wrongOnly={wrongOnly}
        onWrongOnly={setWrongOnly}
        onChange={onChange}
        onLeaveOut={leaveOut}
      />
      <Footer
        held={held}
        checked={checked}
        onOther={onOther}
        onDone={onDone}
        onMend={() => {
          setWrongOnly(true);
          focusFirstWrong();
        }}
      />
    </>
  );
}

type FooterProps = Omit<MendStepProps, 'onChange'> & {
  checked: ReturnType<typeof useChecked>;
  onMend: () => void;
};

/** How many cells are to be mended; importing leads to the first of them as long as there is one. */
function Footer({ held, checked, onOther, onDone, onMend }: FooterProps) {
  const { mutate, isPending } = useImportProjects();
  const count = held.rows.length;
  const wrong = checked.problems.length;
  const bring = () => {
    if (wrong > 0) return onMend();
    const { file_name, date_order } = held;
    mutate(
      { file_name, date_order, rows: rowsOf(held) },
      { onSuccess: onDone, onError: (error) => refuse(error, checked.refetch) },
    );
  };
  return (
    <SheetFooter
      words={{ ...WORDS, import: t('import', { count }) }}
      failed={checked.error !== null}
      checking={checked.isChecking}
      left={wrong > 0 ? t('to_mend', { count: wrong }) : undefined}
      disabled={isPending || count === 0}
      onOther={onOther}
      onAgain={() => void checked.refetch()}
      onImport={bring}
    />
  );
}

const WORDS = {
  ...{ other: t('other_file'), checking: t('checking'), failed: t('check_failed') },
  ...{ again: t('again'), ready: t('ready') },
};

/** What was refused is asked anew, so that it stands beside its cells. */
const refuse = (error: Error, check: () => Promise<unknown>): void => {
  toast.show({ title: t('import_failed'), message: error.message, err: error });
  if (isCallError(error, 422)) void check();
};
