import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Bar } from '../../../../ui/display/bar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { useItemRemoval } from '../../effects/use-item-removal.ts';
import styles from './competitors.module.css';
import { t } from './messages.ts';

const CompetitorDialog = lazy(() => import('../forms/competitor-dialog.tsx'));

type Competitor = PlanItem<'competitor'>;

type CompetitorsCardProps = { plan: AccountPlan; competitors: readonly Competitor[]; mayWrite: boolean };

const TONES: Record<Competitor['threat'], Tone> = { low: 'muted', medium: 'warn', high: 'bad' };
const WEIGHTS: Record<Competitor['threat'], number> = { low: 0, medium: 1, high: 2 };

/** Who else wants this account: how dangerous they are, what they are good and bad at, and how we answer. */
export function CompetitorsCard({ plan, competitors, mayWrite }: CompetitorsCardProps) {
  const [written, setWritten] = useState<{ readonly item: Competitor | null }>();
  const remove = useItemRemoval(plan);
  const inOrder = competitors.toSorted((one, other) => WEIGHTS[other.threat] - WEIGHTS[one.threat]);
  const acts = mayWrite
    ? {
        edit: (item: Competitor) => setWritten({ item }),
        remove: (item: Competitor) => remove({ kind: 'competitor', item }),
      }
    : undefined;
  const add = acts && (
    <Button
      variant="ghost"
      small
      icon={IconPlus}
      aria-label={t('add_competitor')}
      onClick={() => setWritten({ item: null })}
    >
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('competitors')} section="competitors" count={competitors.length} end={add} flush>
      {competitors.length === 0 ? (
        <Empty title={t('no_competitors')} note={t('no_competitors_note')} />
      ) : (
        <ul className={styles.list}>
          {inOrder.map((one) => (
            <CompetitorRow key={one.id} competitor={one} acts={acts} />
          ))}
        </ul>
      )}
      {written && (
        <Suspense fallback={null}>
          <CompetitorDialog plan={plan} item={written.item} onClose={() => setWritten(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

type CompetitorRowProps = {
  competitor: Competitor;
  acts: { edit: (item: Competitor) => void; remove: (item: Competitor) => void } | undefined;
};

function CompetitorRow({ competitor, acts }: CompetitorRowProps) {
  const format = useFormat();
  const { name, threat, share_pct, strengths, weaknesses, answer } = competitor;
  const texts = [
    ['their_strengths', strengths],
    ['their_weaknesses', weaknesses],
    ['our_answer', answer],
  ] as const;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <StatusText tone={TONES[threat]}>{t(`threat_${threat}`)}</StatusText>
        {share_pct !== null && (
          <span className={styles.share}>
            <Bar value={share_pct / 100} />
            <span>{t('share_of', { share: format.percent(share_pct / 100) })}</span>
          </span>
        )}
      </div>
      <dl className={styles.texts}>
        {texts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text || '–'}</dd>
          </div>
        ))}
      </dl>
      {acts && (
        <Menu
          trigger={<IconButton icon={IconDots} label={t('verbs_of', { name })} variant="ghost" small />}
          entries={[
            { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => acts.edit(competitor) },
            {
              ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
              onSelect: () => acts.remove(competitor),
            },
          ]}
        />
      )}
    </li>
  );
}
