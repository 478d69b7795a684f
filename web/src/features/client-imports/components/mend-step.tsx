import { useState } from 'react';
import type { ClientCheck, ClientImport, ClientSheetField } from '#contract/client-imports/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { withoutRow } from '../../../ui/sheet/held-sheet.ts';
import { focusFirstWrong } from '../../../ui/sheet/sheet-cell.tsx';
import { SheetFooter } from '../../../ui/sheet/sheet-footer.tsx';
import type { HeldClients } from '../effects/held-clients.ts';
import { type Checked, useChecked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { useImportClients } from '../mutations.ts';
import { ColumnsCard } from './columns-card.tsx';
import { RowsCard, type ShownRows } from './rows-card.tsx';
import { SameCard } from './same-card.tsx';

type MendStepProps = {
  held: HeldClients;
  onChange: (held: HeldClients) => void;
  onOther: () => void;
  onDone: (made: ClientImport) => void;
};

/** Says what the columns hold, mends cells where they stand, decides who is here already, and imports all of it. */
export function MendStep({ held, onChange, onOther, onDone }: MendStepProps) {
  const checked = useChecked(held);
  const [shown, setShown] = useState<ShownRows>('all');
  const leaveOut = (place: number) => {
    onChange(withoutRow<ClientSheetField, HeldClients>(held, place));
    toast.show({ title: t('row_left'), action: { label: t('undo'), onSelect: () => onChange(held) } });
  };
  const show = (rows: ShownRows) => {
    setShown(rows);
    if (rows === 'wrong') focusFirstWrong();
  };
  return (
    <>
      <ColumnsCard held={held} onChange={onChange} />
      {(checked.check?.alike ?? 0) > 0 && <SameCard held={held} onChange={onChange} />}
      <RowsCard
        held={held}
        checked={checked}
        shown={shown}
        onShow={setShown}
        onChange={onChange}
        onLeaveOut={leaveOut}
      />
      <Footer held={held} checked={checked} onOther={onOther} onDone={onDone} onShow={show} />
    </>
  );
}

const WORDS = {
  ...{ other: t('other_file'), checking: t('checking'), failed: t('check_failed'), again: t('again') },
};

type FooterProps = Omit<MendStepProps, 'onChange'> & {
  checked: Checked;
  onShow: (rows: ShownRows) => void;
};

/** What is still to be done; importing leads to it as long as there is something. */
function Footer({ held, checked, onOther, onDone, onShow }: FooterProps) {
  const { number } = useFormat();
  const { mutate, isPending } = useImportClients();
  const { check, isChecking, refetch } = checked;
  const { wrong = 0, undecided = 0, added = 0, updated = 0, skipped = 0 } = check ?? {};
  const bring = () => {
    if (wrong > 0) return onShow('wrong');
    if (undecided > 0) return onShow('alike');
    mutate(held, { onSuccess: onDone, onError: (error) => refuse(error, refetch) });
  };
  const count = check ? added + updated + undecided : held.rows.length;
  return (
    <SheetFooter
      words={{
        ...{ ...WORDS, import: t('import', { count }) },
        ready: t('ready', { added: number(added), updated: number(updated), skipped: number(skipped) }),
      }}
      failed={checked.error !== null}
      checking={isChecking}
      left={leftOf({ wrong, undecided })}
      disabled={isPending || count === 0}
      onOther={onOther}
      onAgain={() => void refetch()}
      onImport={bring}
    />
  );
}

const leftOf = ({ wrong, undecided }: Pick<ClientCheck, 'wrong' | 'undecided'>): string | undefined => {
  if (wrong > 0) return t('to_mend', { count: wrong });
  return undecided > 0 ? t('to_decide', { count: undecided }) : undefined;
};

/** What was refused is asked anew, so that it stands beside its cells. */
const refuse = (error: Error, check: () => Promise<unknown>): void => {
  toast.show({ title: t('import_failed'), message: error.message, err: error });
  if (isCallError(error, 422)) void check();
};
