import { lazy, Suspense, useState } from 'react';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import {
  a,
  driftWords,
  type FieldWords,
  lockedWords,
  presetVerb,
  standingOf,
} from '../../../platform/applied/applied-words.ts';
import { usePresetHref } from '../../../platform/applied/use-preset-href.ts';
import { Button } from '../../../ui/action/button.tsx';
import {
  AppliedBody,
  AppliedDrift,
  AppliedStanding,
  AppliedVerbs,
} from '../../../ui/applied/applied-standing.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import type { AppliedTo } from '../effects/applied-to.ts';
import { t } from '../messages.ts';

const PresetBox = lazy(() => import('./preset-box.tsx'));

/** From which preset something is made, what of its newest revision differs from it, and what the next one would change. */
export function PresetCard({ to }: { to: AppliedTo }) {
  const { compared, failed, mayApply, words } = to;
  const [applying, setApplying] = useState(false);
  return (
    <Card title={a('preset')}>
      <AppliedBody>
        {!compared && (failed ? <LoadError {...failed} /> : <SkeletonRows rows={2} />)}
        {compared && <Standing compared={compared} words={words} />}
        {compared && mayApply && (
          <Verbs compared={compared} remove={to.remove} onApply={() => setApplying(true)} />
        )}
        <Suspense fallback={null}>
          {applying && <PresetBox to={to} onClose={() => setApplying(false)} />}
        </Suspense>
      </AppliedBody>
    </Card>
  );
}

function Standing({ compared, words }: { compared: PresetComparison; words: FieldWords }) {
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
      {drift.length > 0 && <AppliedDrift drift={driftWords(compared, words)} />}
      {applied.locked.length > 0 && (
        <Text muted small>
          {lockedWords(applied, words)}
        </Text>
      )}
    </>
  );
}

type VerbsProps = { compared: PresetComparison; remove: () => Promise<void>; onApply: () => void };

function Verbs({ compared: { applied, drift }, remove, onApply }: VerbsProps) {
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
  const isBehind = applied?.current != null && applied.current > applied.revision;
  const verb = () => (isBehind || drift.length > 0 ? presetVerb(applied) : a('apply'));
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
