import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import { a, driftWords, lockedWords, standingOf } from '../../../../platform/applied/applied-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
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
import { scenarioWords } from '../../effects/field-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { t } from '../../messages.ts';
import { scenarioPreset } from '../../queries.ts';

const PresetBox = lazy(() => import('./preset-box.tsx'));

type PresetCardProps = {
  scenario: Scenario;
  /** What was typed isn't saved: a preset is laid over what is. */
  isUnsaved: boolean;
  isFixed: boolean;
  onChanged: (scenario: Scenario) => void;
};

/** From which preset a scenario is made, what differs from it, and what its next revision would change. */
export function PresetCard({ scenario, isUnsaved, isFixed, onChanged }: PresetCardProps) {
  const { data, error, refetch } = useQuery(scenarioPreset(scenario.id));
  const [applying, setApplying] = useState(false);
  const { mayApply } = usePresetWrites(scenario);
  const lost = failedRead(error, a('comparison_failed'), refetch);
  return (
    <Card title={a('preset')}>
      <AppliedBody>
        {!data && (lost ? <LoadError {...lost} /> : <SkeletonRows rows={2} />)}
        {data && <Standing compared={data} />}
        {data && mayApply && !isFixed && (
          <Verbs {...{ scenario, compared: data, isUnsaved, onChanged }} onApply={() => setApplying(true)} />
        )}
        <Suspense fallback={null}>
          {applying && (
            <PresetBox {...{ scenario, compared: data, onChanged }} onClose={() => setApplying(false)} />
          )}
        </Suspense>
      </AppliedBody>
    </Card>
  );
}

function Standing({ compared }: { compared: PresetComparison }) {
  const words = scenarioWords(useFormat());
  const { applied, drift } = compared;
  if (!applied) return <Text muted>{t('no_preset_yet')}</Text>;
  return (
    <>
      <AppliedStanding name={a('from', applied)} standing={standingOf(applied, drift.length)} />
      {drift.length > 0 && <AppliedDrift drift={driftWords(compared, words)} />}
      {applied.locked.length > 0 && (
        <Text muted small>
          {lockedWords(applied, words)}
        </Text>
      )}
    </>
  );
}

type VerbsProps = Pick<PresetCardProps, 'scenario' | 'isUnsaved' | 'onChanged'> & {
  compared: PresetComparison;
  onApply: () => void;
};

function Verbs({ scenario, compared: { applied, drift }, isUnsaved, onApply, onChanged }: VerbsProps) {
  const { remove } = usePresetWrites(scenario);
  const isBehind = applied?.current != null && applied.current > applied.revision;
  const ask = async (name: string) => {
    const note = a('remove_note');
    if (!(await question.confirm({ ask: a('ask_remove', { name }), note }))) return;
    try {
      onChanged(await remove());
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
      <Button disabled={isUnsaved} onClick={onApply}>
        {verb()}
      </Button>
      {applied && (
        <Button variant="ghost" disabled={isUnsaved} onClick={() => void ask(applied.name)}>
          {a('remove')}
        </Button>
      )}
      {isUnsaved && (
        <Text muted small>
          {t('save_first')}
        </Text>
      )}
    </AppliedVerbs>
  );
}
