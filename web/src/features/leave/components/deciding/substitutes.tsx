import { useQuery } from '@tanstack/react-query';
import type { UncoveredShift } from '#contract/leave/deciding-endpoints.ts';
import type { Suggestion } from '#contract/shifts/suggestion-endpoints.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { ProposedPerson } from '../../../../ui/display/proposed-person.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { substitutesFor } from '../../queries.ts';
import styles from '../leave.module.css';
import { PersonSelect } from '../person-select.tsx';
import { Substitute } from './substitute.tsx';

/** How many are proposed. */
const PROPOSED = 3;

type SubstitutesProps = {
  shift: UncoveredShift;
  /** The shift in words. */
  when: string;
  /** Who is away. */
  without: string;
  chosen: string | null;
  onChoose: (member: string | null) => void;
  problem: string | undefined;
};

/** Who is free for a shift and why they are proposed, and everybody else. */
export function Substitutes({ shift, when, without, chosen, onChoose, problem }: SubstitutesProps) {
  const { data, error, refetch } = useQuery(substitutesFor(shift));
  const failed = data ? undefined : failedRead(error, t('substitutes_failed'), refetch);
  const free = data?.data.filter(({ conflicts }) => conflicts.length === 0).slice(0, PROPOSED) ?? [];
  return (
    <div className={styles.substitutes}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={PROPOSED} height={48} />}
      {data && free.length === 0 && <InTheWay people={data.data.slice(0, PROPOSED)} />}
      {free.length > 0 && (
        <ul className={styles.shifts} aria-label={t('substitutes')}>
          {free.map((one) => (
            <Substitute
              key={one.member.id}
              suggestion={one}
              currency={data?.currency ?? null}
              isChosen={one.member.id === chosen}
              onChoose={() => onChoose(one.member.id)}
            />
          ))}
        </ul>
      )}
      <PersonSelect
        label={free.length > 0 ? t('somebody_else') : t('substitute_of', { shift: when })}
        value={free.some(({ member }) => member.id === chosen) ? null : chosen}
        onChange={onChoose}
        without={without}
      />
      {problem && <StatusText tone="bad">{problem}</StatusText>}
    </div>
  );
}

/** Nobody is free: what keeps those who come closest. */
function InTheWay({ people }: { people: readonly Suggestion[] }) {
  return (
    <>
      <StatusText tone="warn">{t('nobody_free')}</StatusText>
      <ul className={styles.shifts}>
        {people.map(({ member, conflicts }) => (
          <ProposedPerson key={member.id} name={member.name}>
            {conflicts.map(({ message }) => message).join(' ')}
          </ProposedPerson>
        ))}
      </ul>
    </>
  );
}
