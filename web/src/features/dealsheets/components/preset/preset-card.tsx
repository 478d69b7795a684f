import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import { a, driftWords, lockedWords, standingOf } from '../../../../platform/applied/applied-words.ts';
import { usePresetHref } from '../../../../platform/applied/use-preset-href.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import {
  AppliedBody,
  AppliedDrift,
  AppliedStanding,
  AppliedVerbs,
} from '../../../../ui/applied/applied-standing.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { presetWords } from '../../effects/preset-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { dealsheetPreset } from '../../queries.ts';
import { t } from './messages.ts';

const PresetBox = lazy(() => import('./preset-box.tsx'));

/** From which preset a deal is made, what of its newest revision differs from it, and of a draft what the next one would change. */
export function PresetCard({ deal }: { deal: Dealsheet }) {
  const { data, error, refetch } = useQuery(dealsheetPreset(deal.id));
  const [applying, setApplying] = useState(false);
  const { mayApply } = usePresetWrites(deal);
  const lost = failedRead(error, a('comparison_failed'), refetch);
  const isOpen = deal.status === 'draft' && deal.archived_at === null;
  return (
    <Card title={a('preset')}>
      <AppliedBody>
        {!data && (lost ? <LoadError {...lost} /> : <SkeletonRows rows={2} />)}
        {data && <Standing compared={data} />}
        {data && mayApply && isOpen && (
          <Verbs deal={deal} compared={data} onApply={() => setApplying(true)} />
        )}
        <Suspense fallback={null}>
          {applying && <PresetBox deal={deal} compared={data} onClose={() => setApplying(false)} />}
        </Suspense>
      </AppliedBody>
    </Card>
  );
}

function Standing({ compared }: { compared: PresetComparison }) {
  const hrefOf = usePresetHref();
  const { applied, drift } = compared;
  if (!applied) return <Text muted>{t('none')}</Text>;
  return (
    <>
      <AppliedStanding
        name={a('from', applied)}
        href={hrefOf(applied.id)}
        standing={standingOf(applied, drift.length)}
      />
      {drift.length > 0 && <AppliedDrift drift={driftWords(compared, presetWords)} />}
      {applied.locked.length > 0 && (
        <Text muted small>
          {lockedWords(applied, presetWords)}
        </Text>
      )}
    </>
  );
}

type VerbsProps = { deal: Dealsheet; compared: PresetComparison; onApply: () => void };

function Verbs({ deal, compared: { applied, drift }, onApply }: VerbsProps) {
  const { remove } = usePresetWrites(deal);
  const isBehind = applied?.current != null && applied.current > applied.revision;
  const ask = async (name: string) => {
    const note = a('remove_note');
    if (!(await question.confirm({ ask: a('ask_remove', { name }), note }))) return;
    try {
      await remove();
      toast.show({ title: a('removed') });
    } catch (err) {
      toast.show({ title: a('remove_failed'), err });
    }
  };
  const verb = () => {
    if (isBehind) return a('reapply', { revision: applied.current ?? '' });
    return applied && drift.length > 0 ? a('compare') : a('apply');
  };
  return (
    <AppliedVerbs>
      <Button onClick={onApply}>{verb()}</Button>
      {applied && (
        <Button variant="ghost" onClick={() => void ask(applied.name)}>
          {a('remove')}
        </Button>
      )}
    </AppliedVerbs>
  );
}
