import { IconArrowBackUp, IconGavel } from '@tabler/icons-react';
import type { PlanRevision } from '#contract/account-plans/revisions.ts';
import type { RevisionOutcome } from '#contract/account-plans/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { historyHref } from '../../effects/history/history-address.ts';
import styles from './history.module.css';
import { t } from './messages.ts';

type RevisionsCardProps = { plan_id: string; revisions: readonly PlanRevision[] };

/** What was submitted, newest first, what became of it and what was said of it. */
export function RevisionsCard({ plan_id, revisions }: RevisionsCardProps) {
  return (
    <Card title={t('revisions')} count={revisions.length} flush>
      {revisions.length === 0 && <Empty title={t('no_revisions')} note={t('no_revisions_note')} />}
      {revisions.length > 0 && (
        <ul className={styles.revisions}>
          {revisions.map((revision) => (
            <Revision key={revision.revision} plan_id={plan_id} of={revision} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const LOOKS: Record<RevisionOutcome, readonly [Tone, IconType | undefined]> = {
  approved: ['ok', undefined],
  rejected: ['bad', undefined],
  recalled: ['muted', IconArrowBackUp],
};

function Outcome({ outcome }: Pick<PlanRevision, 'outcome'>) {
  if (outcome === null)
    return (
      <StatusText tone="info" icon={IconGavel}>
        {t('waits')}
      </StatusText>
    );
  const [tone, icon] = LOOKS[outcome];
  return (
    <StatusText tone={tone} {...(icon ? { icon } : {})}>
      {t(`outcome_${outcome}`)}
    </StatusText>
  );
}

function Revision({ plan_id, of }: { plan_id: string; of: PlanRevision }) {
  const format = useFormat();
  const { revision, note, submitted_at, submitted_by, authors, outcome, outcome_note } = of;
  const names = authors.map(({ name }) => name).join(', ');
  return (
    <li className={styles.revision}>
      <div className={styles.line}>
        <h3>{t('revision', { revision })}</h3>
        <Outcome outcome={outcome} />
        <span className={styles.verb}>
          <ButtonLink
            small
            variant="ghost"
            href={historyHref(plan_id, { from: revision, to: 'current' })}
            aria-label={t('compare_of', { revision })}
          >
            {t('compare')}
          </ButtonLink>
        </span>
      </div>
      <Text small muted>
        <span title={format.instant(submitted_at)}>
          {t('submitted', {
            ...{ who: submitted_by?.name ?? t('somebody'), when: format.relative(submitted_at) },
          })}
        </span>
        {names && ` · ${t('written_by', { names })}`}
      </Text>
      {note && <p className={styles.said}>{note}</p>}
      <Decided of={of} />
      {outcome_note && <p className={styles.said}>{outcome_note}</p>}
    </li>
  );
}

function Decided({ of: { outcome, decided_at, decided_by } }: { of: PlanRevision }) {
  const format = useFormat();
  if (outcome === null || decided_at === null) return null;
  const when = format.relative(decided_at);
  const who = decided_by?.name ?? t('somebody');
  return (
    <Text small muted>
      <span title={format.instant(decided_at)}>
        {outcome === 'recalled'
          ? t('recalled', { when })
          : t('decided', { who, when, outcome: t(`outcome_${outcome}`) })}
      </span>
    </Text>
  );
}
