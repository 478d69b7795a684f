import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '#contract/errors.ts';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { brokenCounts } from '../../effects/reorganisations/broken.ts';
import type { useLife, Way } from '../../effects/reorganisations/use-life.ts';
import { countWords } from '../../effects/reorganisations/words.ts';
import { reorganisationEffects } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

type TurnDialogProps = {
  draft: WholeReorganisation;
  way: Way;
  life: ReturnType<typeof useLife>;
  onClose: () => void;
};

/** Asks before everybody is moved, or moved back, with what comes of it; why it was refused is said here, each by name. */
export function TurnDialog({ draft, way, life, onClose }: TurnDialogProps) {
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const isApply = way === 'apply';
  const { data } = useQuery({ ...reorganisationEffects(draft.id), enabled: isApply });
  const broken = data ? brokenCounts(data.broken) : '';
  const turn = async () => {
    const problems = await life.turn(way);
    if (problems) setRefused(problems);
    else onClose();
  };
  const counts = countWords(draft.list);
  return (
    <Dialog
      open
      boxSize="medium"
      title={t(isApply ? 'apply_title' : 'undo_title', { name: draft.name })}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {/* What is said of a move has no field here to lead to. */}
        <ErrorSummary issues={refused.length > 0 ? [{ field: '', message: wordsOf(refused) }] : []} />
        <p>{t(isApply ? 'apply_note' : 'undo_note', { counts })}</p>
        {!isApply && <p>{t('undo_kept')}</p>}
        {isApply && data && (
          <p>
            <StatusText tone={broken === '' ? 'ok' : 'warn'}>
              {broken === '' ? t('apply_fits') : t('apply_broken', { what: broken })}
            </StatusText>
          </p>
        )}
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={life.isBusy} onClick={() => void turn()}>
            {t(isApply ? 'apply_verb' : 'undo_verb')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

const wordsOf = (refused: readonly FieldProblem[]): string => refused.map(({ message }) => message).join(' ');
