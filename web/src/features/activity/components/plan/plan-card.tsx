import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OwnPlan, OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { SwapKind } from '#contract/swaps/states.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';
import { ownPlan, useReadPublications } from './plan-calls.ts';
import { ShiftRow } from './plan-row.tsx';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));
const AskDialog = lazy(() => import('../swaps/ask-dialog.tsx'));
const SwapsCard = lazy(() => import('../swaps/swaps-card.tsx'));

/** What one is planned for on a day, with what can be done about it now; nothing where there is none. */
export default function PlanCard({ date }: { date: string }) {
  const { data } = useQuery(ownPlan(date));
  const [declined, setDeclined] = useState<OwnShift>();
  const [asking, setAsking] = useState<Asking>();
  useRead(data);
  if (data?.from !== date) return null;
  const { today, now } = data;
  const shifts = [...runningIn(data), ...data.shifts];
  return (
    <>
      {shifts.length > 0 && (
        <OwnShifts
          {...{ shifts, now }}
          title={t(date === today ? 'today' : 'day')}
          onDecline={setDeclined}
          onAsk={setAsking}
        />
      )}
      <Suspense fallback={null}>
        <SwapsCard date={date} today={today} />
      </Suspense>
      {asking && (
        <Suspense fallback={null}>
          <AskDialog {...asking} today={today} now={now} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
      {declined && (
        <Suspense fallback={null}>
          <DeclineDialog shift={declined} onClose={() => setDeclined(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The night that one is on: it began yesterday and isn't over. */
const runningIn = ({ from, today, now, overnight }: OwnPlan): readonly OwnShift[] =>
  from === today ? overnight.filter(({ ends_at }) => Date.parse(ends_at) > Date.parse(now)) : [];

type Asking = { readonly kind: SwapKind; readonly shift: OwnShift };

type OwnShiftsProps = {
  shifts: readonly OwnShift[];
  now: string;
  title: string;
  onDecline: (shift: OwnShift) => void;
  onAsk: (asking: Asking) => void;
};

function OwnShifts({ shifts, now, title, onDecline, onAsk }: OwnShiftsProps) {
  return (
    <Card
      title={title}
      note={t('from_roster')}
      end={<CardLink href="/account#calendar">{t('own_calendar')}</CardLink>}
      flush
    >
      <ul className={styles.rows}>
        {shifts.map((shift) => (
          <ShiftRow
            key={shift.mine.id}
            shift={shift}
            now={now}
            onDecline={() => onDecline(shift)}
            onAsk={(kind) => onAsk({ kind, shift })}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Whoever looks at their plan has read what was published until then. */
function useRead(plan: OwnPlan | undefined) {
  const { mutate } = useReadPublications();
  const until = plan && plan.unread.length > 0 ? plan.now : undefined;
  useEffect(() => {
    if (until) mutate({ body: { until } });
  }, [until, mutate]);
}
