import type { DuplicatePair, Twin } from '#contract/clients/duplicates.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { CardRow } from '../../../ui/card/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import { useDecide } from '../mutations.ts';
import styles from './pair-row.module.css';

/** Two clients that look like one: why, and what to do about it. */
export function PairRow({ pair }: { pair: DuplicatePair }) {
  const { first, second, reasons } = pair;
  return (
    <CardRow>
      <div className={styles.pair}>
        <div className={styles.sides}>
          <div className={styles.reasons}>
            {reasons.map((reason) => (
              <Tag key={reason} tone="warn">
                {t(`same_${reason}`)}
              </Tag>
            ))}
          </div>
          <Side twin={first} />
          <Side twin={second} />
        </div>
        <Verbs pair={pair} />
      </div>
    </CardRow>
  );
}

const Side = ({ twin }: { twin: Twin }) => (
  <div className={styles.side}>
    <Link href={`/manager/clients/${twin.id}`}>{twin.name}</Link>
    <span className={styles.facts}>
      {[twin.code, t('projects', { count: twin.projects })].filter(Boolean).join(' · ')}
    </span>
    <span className={styles.facts}>
      {[twin.vat_id, twin.website?.replace(/^https?:\/\/(www\.)?|\/$/g, '')].filter(Boolean).join(' · ')}
    </span>
  </div>
);

function Verbs({ pair: { id, first, second, dismissed_at } }: { pair: DuplicatePair }) {
  const { mutate: decide, isPending } = useDecide();
  const names = { first: first.name, second: second.name };
  if (dismissed_at)
    return (
      <Button
        small
        disabled={isPending}
        aria-label={t('take_back_pair', names)}
        onClick={() => decide({ id, dismissed: false })}
      >
        {t('take_back')}
      </Button>
    );
  // The one with more work is suggested to stay.
  const [winner, loser] = first.projects >= second.projects ? [first, second] : [second, first];
  const dismiss = () =>
    decide(
      { id, dismissed: true },
      {
        onSuccess: () =>
          toast.show({
            title: t('dismissed_toast', names),
            action: { onSelect: () => decide({ id, dismissed: false }) },
          }),
      },
    );
  return (
    <div className={styles.verbs}>
      <Button small disabled={isPending} aria-label={t('not_same_pair', names)} onClick={dismiss}>
        {t('not_same')}
      </Button>
      <ButtonLink
        small
        aria-label={t('merge_pair', names)}
        href={`/manager/clients/${loser.id}/merge?into=${winner.id}`}
      >
        {t('merge')}
      </ButtonLink>
    </div>
  );
}
