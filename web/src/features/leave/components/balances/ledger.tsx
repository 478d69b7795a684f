import { useState } from 'react';
import type { LeaveBalances, LeaveEntry } from '#contract/leave/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { type LedgerLine, linesOf } from '../../effects/ledger.ts';
import { changeWords, rangeWords, TYPE_WORDS } from '../../effects/words.ts';
import styles from '../leave.module.css';
import { t } from './messages.ts';

/** Lines of a ledger in words. */
const KIND_WORDS: Readonly<Record<LeaveEntry['kind'], string>> = {
  entitlement: t('kind_entitlement'),
  'carry-over': t('kind_carry_over'),
  adjustment: t('kind_adjustment'),
  taken: t('kind_taken'),
  returned: t('kind_returned'),
};

/** How balances came about: what was given, corrected, taken and given back. `first` lines are shown before all are asked for. */
export function Ledger({ balances, first }: { balances: LeaveBalances; first: number }) {
  const [isWhole, setWhole] = useState(false);
  const lines = linesOf(balances.entries);
  if (lines.length === 0) return <p className={styles.nothing}>{t('no_lines', { year: balances.year })}</p>;
  return (
    <>
      <CardRows>
        {lines.slice(0, isWhole ? undefined : first).map((line) => (
          <CardRow key={line.id}>
            <Line line={line} day={balances.day_minutes} />
          </CardRow>
        ))}
      </CardRows>
      {!isWhole && lines.length > first && (
        <Button variant="ghost" wide onClick={() => setWhole(true)}>
          {t('all_lines', { count: String(lines.length) })}
        </Button>
      )}
    </>
  );
}

function Line({ line, day }: { line: LedgerLine; day: number }) {
  const format = useFormat();
  return (
    <div className={styles.line}>
      <div className={styles.what}>
        <div className={styles.main}>{KIND_WORDS[line.kind]}</div>
        <div className={styles.muted}>
          {TYPE_WORDS[line.type]} · {rangeWords(line, format)}
        </div>
        {line.reason && <div className={styles.muted}>{line.reason}</div>}
      </div>
      <strong className={styles.change}>{changeWords(line.minutes, day)}</strong>
    </div>
  );
}
