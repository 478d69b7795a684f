import { useState } from 'react';
import type { ProjectImport } from '#contract/project-imports/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type HeldSheet, rowsOf, withoutRow } from '../effects/held-sheet.ts';
import { useChecked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { useImportProjects } from '../mutations.ts';
import { ColumnsCard } from './columns-card.tsx';
import styles from './page.module.css';
import { RowsCard } from './rows-card.tsx';

type MendStepProps = {
  held: HeldSheet;
  onChange: (held: HeldSheet) => void;
  onOther: () => void;
  onDone: (made: ProjectImport) => void;
};

/** Says what the columns hold, mends cells where they stand, and imports all of it. */
export function MendStep({ held, onChange, onOther, onDone }: MendStepProps) {
  const checked = useChecked(held);
  const [wrongOnly, setWrongOnly] = useState(false);
  const leaveOut = (place: number) => {
    onChange(withoutRow(held, place));
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

/** The first cell to be mended, once those alone are drawn. */
const focusFirstWrong = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[data-wrong]')?.focus());
};

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
    <div className={styles.footer}>
      <div className={styles.verbs}>
        <Button onClick={onOther}>{t('other_file')}</Button>
        <span className={styles.state} role="status">
          <State checked={checked} />
        </span>
        <Button variant="primary" disabled={isPending || count === 0} onClick={bring}>
          {t('import', { count })}
        </Button>
      </div>
    </div>
  );
}

function State({ checked }: Pick<FooterProps, 'checked'>) {
  const { error, isChecking, problems, refetch } = checked;
  if (error)
    return (
      <>
        <StatusText tone="bad">{t('check_failed')}</StatusText>
        <Button small onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </>
    );
  if (isChecking) return t('checking');
  if (problems.length > 0)
    return <StatusText tone="warn">{t('to_mend', { count: problems.length })}</StatusText>;
  return <StatusText tone="ok">{t('ready')}</StatusText>;
}

/** What was refused is asked anew, so that it stands beside its cells. */
const refuse = (error: Error, check: () => Promise<unknown>): void => {
  toast.show({ title: t('import_failed'), message: error.message, err: error });
  if (isCallError(error, 422)) void check();
};
