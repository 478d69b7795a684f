import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Swap } from '#contract/swaps/shapes.ts';
import { Card } from '../../../../ui/card/card.tsx';
import type { Answering } from './answer-dialogs.tsx';
import { t } from './messages.ts';
import { openSwaps } from './swap-calls.ts';
import { SwapRow } from './swap-row.tsx';
import styles from './swaps.module.css';

const AnswerDialog = lazy(() => import('./answer-dialogs.tsx'));

/** What one asks of others about shifts, and others of oneself: all of it today, else what a day is about; nothing where that is none. */
export default function SwapsCard({ date, today }: { date: string; today: string }) {
  const { data } = useQuery(openSwaps());
  const [answering, setAnswering] = useState<Answering>();
  const swaps = (data?.data ?? []).filter((swap) => date === today || isAbout(swap, date));
  return (
    <>
      {swaps.length > 0 && (
        <Card title={t('title')} count={swaps.length} flush>
          <ul className={styles.rows}>
            {swaps.map((swap) => (
              <SwapRow key={swap.id} swap={swap} onAnswer={setAnswering} />
            ))}
          </ul>
        </Card>
      )}
      {answering && (
        <Suspense fallback={null}>
          <AnswerDialog {...answering} today={today} onClose={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const isAbout = ({ gives, gets }: Swap, date: string): boolean => gives.day === date || gets?.day === date;
