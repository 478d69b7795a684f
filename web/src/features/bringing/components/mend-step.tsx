import { useState } from 'react';
import type { ImportedFile } from '#contract/sheets.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { withoutRow } from '../../../ui/sheet/held-sheet.ts';
import { focusFirstWrong } from '../../../ui/sheet/sheet-cell.tsx';
import { SheetFooter } from '../../../ui/sheet/sheet-footer.tsx';
import type { HeldRows } from '../effects/held-rows.ts';
import type { Check, Kind } from '../effects/kind.ts';
import { useBring } from '../effects/use-calls.ts';
import { type Checked, useChecked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { ColumnsCard } from './columns-card.tsx';
import { RowsCard, type ShownRows } from './rows-card.tsx';
import { SameCard } from './same-card.tsx';

type MendStepProps<Field extends string> = {
  kind: Kind<Field>;
  held: HeldRows<Field>;
  onChange: (held: HeldRows<Field>) => void;
  onOther: () => void;
  onDone: (made: ImportedFile) => void;
};

/** Says what the columns hold, mends cells where they stand, decides who is here already, and imports all of it. */
export function MendStep<Field extends string>(props: MendStepProps<Field>) {
  const { kind, held, onChange, onOther, onDone } = props;
  const checked = useChecked(kind, held);
  const [shown, setShown] = useState<ShownRows>('all');
  const leaveOut = (place: number) => {
    onChange(withoutRow<Field, HeldRows<Field>>(held, place));
    toast.show({ title: t('row_left'), action: { label: t('undo'), onSelect: () => onChange(held) } });
  };
  const show = (rows: ShownRows) => {
    setShown(rows);
    if (rows === 'wrong') focusFirstWrong();
  };
  return (
    <>
      <ColumnsCard kind={kind} held={held} onChange={onChange} />
      {(checked.check?.alike ?? 0) > 0 && <SameCard kind={kind} held={held} onChange={onChange} />}
      <RowsCard {...{ kind, held, checked, shown, onChange }} onShow={setShown} onLeaveOut={leaveOut} />
      <Footer {...{ kind, held, checked, onOther, onDone }} onShow={show} />
    </>
  );
}

const WORDS = {
  ...{ other: t('other_file'), checking: t('checking'), failed: t('check_failed'), again: t('again') },
};

type FooterProps<Field extends string> = Omit<MendStepProps<Field>, 'onChange'> & {
  checked: Checked<Field>;
  onShow: (rows: ShownRows) => void;
};

/** What is still to be done; importing leads to it as long as there is something. */
function Footer<Field extends string>(props: FooterProps<Field>) {
  const { kind, held, checked, onOther, onDone, onShow } = props;
  const ready = useReady(checked.check);
  const { mutate, isPending } = useBring(kind);
  const { check, isChecking, refetch } = checked;
  const { wrong = 0, undecided = 0, added = 0, updated = 0, skipped = 0, unchanged = 0 } = check ?? {};
  const bring = () => {
    if (wrong > 0) return onShow('wrong');
    if (undecided > 0) return onShow('alike');
    mutate(held, {
      onSuccess: onDone,
      onError: (error) => refuse(error, kind.words.importFailed, refetch),
    });
  };
  const count = check ? added + updated + undecided : held.rows.length;
  // Cells that are wrong may lie in rows that would change nothing.
  const nothing = count === 0 && wrong === 0;
  return (
    <SheetFooter
      words={{ ...WORDS, import: kind.words.import(count), ready }}
      failed={checked.error !== null}
      checking={isChecking}
      left={leftOf({ wrong, undecided })}
      disabled={isPending || nothing || skipped + unchanged === held.rows.length}
      onOther={onOther}
      onAgain={() => void refetch()}
      onImport={bring}
    />
  );
}

/** What the file would do, in one line. */
function useReady(check: Check<string> | undefined): string {
  const { number } = useFormat();
  const { added = 0, updated = 0, skipped = 0, unchanged = 0 } = check ?? {};
  const counts = { added: number(added), updated: number(updated), skipped: number(skipped) };
  return unchanged > 0 ? t('ready_same', { ...counts, unchanged: number(unchanged) }) : t('ready', counts);
}

const leftOf = ({ wrong, undecided }: Pick<Check<string>, 'wrong' | 'undecided'>): string | undefined => {
  if (wrong > 0) return t('to_mend', { count: wrong });
  return undecided > 0 ? t('to_decide', { count: undecided }) : undefined;
};

/** What was refused is asked anew, so that it stands beside its cells. */
const refuse = (error: Error, title: string, check: () => Promise<unknown>): void => {
  toast.show({ title, message: error.message, err: error });
  if (isCallError(error, 422)) void check();
};
