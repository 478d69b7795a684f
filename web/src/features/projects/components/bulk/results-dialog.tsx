import { IconArrowBackUp } from '@tabler/icons-react';
import type { BulkAnswer, BulkResult } from '#contract/projects/bulk.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { countOf, leftOf } from '../../effects/use-bulk-change.ts';
import styles from './bulk.module.css';
import { t } from './messages.ts';

type Left = Exclude<BulkResult['outcome'], 'changed' | 'unchanged'>;

const TONES: Record<Left, Tone> = { refused: 'bad', stale: 'warn', forbidden: 'muted', missing: 'muted' };
const isLeft = (outcome: BulkResult['outcome']): outcome is Left => outcome in TONES;

type ResultsDialogProps = {
  answer: BulkAnswer;
  rows: readonly ProjectRow[];
  onKeep: (ids: string[]) => void;
  onUndo: (change: string) => void;
  onClose: () => void;
};

/** What became of chosen projects where some were left: each with why, and what can be done next. */
export function ResultsDialog({ answer, rows, onKeep, onUndo, onClose }: ResultsDialogProps) {
  const { results, undo } = answer;
  const left = leftOf(results);
  const same = countOf(results, 'unchanged');
  const keepable = left.filter(({ outcome }) => outcome !== 'missing').map(({ id }) => id);
  const changed = countOf(results, 'changed');
  const title =
    changed > 0
      ? t('results_title', { changed, left: left.length })
      : t('results_none', { count: results.length });
  return (
    <Dialog open title={title} onClose={onClose} persistent="beside">
      <div className={styles.form}>
        {same > 0 && <p className={styles.note}>{t('unchanged', { count: same })}</p>}
        <ul className={styles.results} aria-label={t('results')}>
          {left.map((result) => (
            <Result key={result.id} result={result} row={rows.find(({ id }) => id === result.id)} />
          ))}
        </ul>
        <DialogVerbs>
          {undo && (
            <Button icon={IconArrowBackUp} onClick={() => onUndo(undo.id)}>
              {t('undo')}
            </Button>
          )}
          {keepable.length > 0 && (
            <Button onClick={() => onKeep(keepable)}>{t('keep', { count: keepable.length })}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

function Result({ result: { id, outcome, message }, row }: { result: BulkResult; row?: ProjectRow }) {
  return (
    <li className={styles.result}>
      <span className={styles.project}>
        <strong>{row?.name ?? id}</strong>
        <span className={styles.code}>{row?.code}</span>
      </span>
      {isLeft(outcome) && <StatusText tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</StatusText>}
      <span className={styles.why}>{message}</span>
    </li>
  );
}
