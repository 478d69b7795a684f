import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { useOwnWrites } from '../../effects/use-own-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from '../../messages.ts';
import { ownPlanOn } from '../../queries.ts';
import { OwnAnswer } from './own-answer.tsx';

/** What one says to a shift oneself: yes or no to one's own place, or taking an open one. */
export function OwnPlace({ shift }: { shift: Shift }) {
  const { data: plan } = useQuery(ownPlanOn(shift.day));
  const writes = useOwnWrites(shift);
  const [problem, setProblem] = useState('');
  const mine = plan?.shifts.find(({ id, cancelled }) => id === shift.id && !cancelled)?.mine;
  const mayTake = !mine && plan?.open.some(({ id }) => id === shift.id);
  const attempt = (work: Promise<unknown>) => {
    setProblem('');
    return work.catch((error: unknown) => setProblem(whyRefused(error)));
  };
  return (
    <>
      <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
      {mine && (mine.status === 'offered' || mine.status === 'confirmed') && (
        <OwnAnswer
          isOffered={mine.status === 'offered'}
          onConfirm={() => void attempt(writes.confirm(mine))}
          onDecline={(reason) => void attempt(writes.decline(mine, reason))}
        />
      )}
      {mayTake && (
        <DialogVerbs>
          <Button variant="primary" icon={IconCheck} onClick={() => void attempt(writes.take())}>
            {t('take_place')}
          </Button>
        </DialogVerbs>
      )}
    </>
  );
}
