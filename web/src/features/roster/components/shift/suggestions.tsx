import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { suggestions } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './shift.module.css';
import { SuggestedPerson } from './suggested-person.tsx';

type SuggestionsProps = { shift: Shift; chosen: string | null; onChoose: (member_id: string) => void };

/** How many are shown before all are asked for. */
const FIRST = 4;

/** Who could take an open place, best first, with the reasons. */
export function Suggestions({ shift, chosen, onChoose }: SuggestionsProps) {
  const { data, error, refetch } = useQuery(suggestions(shift));
  const [isWhole, setWhole] = useState(false);
  const failed = data ? undefined : failedRead(error, t('suggestions_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows rows={FIRST} height={48} />;
  if (data.data.length === 0) return <Text muted>{t('no_suggestions')}</Text>;
  return (
    <section aria-label={t('suggestions')}>
      <div className={styles.offersHead}>
        <h3>{t('suggestions')}</h3>
        <Text small muted>
          {t('suggestions_of', { count: data.data.length, considered: data.considered })}
        </Text>
      </div>
      <ul>
        {data.data.slice(0, isWhole ? undefined : FIRST).map((one) => (
          <SuggestedPerson
            key={one.member.id}
            suggestion={one}
            currency={data.currency}
            isChosen={one.member.id === chosen}
            onChoose={() => onChoose(one.member.id)}
          />
        ))}
      </ul>
      {!isWhole && data.data.length > FIRST && (
        <Button small variant="ghost" onClick={() => setWhole(true)}>
          {t('all_suggestions')}
        </Button>
      )}
    </section>
  );
}
