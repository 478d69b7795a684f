import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { a, driftWords, lockedWords, standingOf } from '../../../../platform/applied/applied-words.ts';
import { usePresetHref } from '../../../../platform/applied/use-preset-href.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { AppliedDrift, AppliedStanding, AppliedVerbs } from '../../../../ui/applied/applied-standing.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { projectPreset } from '../../effects/preset-queries.ts';
import { presetFieldWords } from '../../effects/preset-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { t } from './messages.ts';
import styles from './preset.module.css';

const PresetBox = lazy(() => import('./preset-box.tsx'));

type PresetCardProps = {
  project: Project;
  /** The project as a preset has left it. */
  onChanged: (project: Project) => void;
};

/** From which preset a project is made, what differs from it, and what its next revision would change. */
export function PresetCard({ project, onChanged }: PresetCardProps) {
  const { data, error, refetch } = useQuery(projectPreset(project.id));
  const [applying, setApplying] = useState(false);
  const { mayApply } = usePresetWrites(project);
  return (
    <Card title={a('preset')}>
      <div className={styles.card}>
        {!data ? (
          error ? (
            <LoadError {...failedRead(error, a('comparison_failed'), refetch)} />
          ) : (
            <SkeletonRows rows={2} />
          )
        ) : (
          <>
            <Standing project={project} compared={data} />
            {mayApply && (
              <Verbs {...{ project, compared: data, onChanged }} onApply={() => setApplying(true)} />
            )}
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {applying && (
          <PresetBox {...{ project, compared: data, onChanged }} onClose={() => setApplying(false)} />
        )}
      </Suspense>
    </Card>
  );
}

type StandingProps = { project: Project; compared: PresetComparison };

function Standing({ project: { currency }, compared }: StandingProps) {
  const words = presetFieldWords(useFormat(), currency);
  const { applied, drift } = compared;
  const hrefOf = usePresetHref();
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

type VerbsProps = StandingProps & { onApply: () => void; onChanged: (project: Project) => void };

function Verbs({ project, compared: { applied, drift }, onApply, onChanged }: VerbsProps) {
  const { remove } = usePresetWrites(project);
  if (!applied)
    return (
      <AppliedVerbs>
        <Button onClick={onApply}>{a('apply')}</Button>
      </AppliedVerbs>
    );
  const { name, revision, current } = applied;
  const isBehind = current !== null && current > revision;
  const ask = async () => {
    const note = a('remove_note');
    if (!(await question.confirm({ ask: a('ask_remove', { name }), note }))) return;
    try {
      onChanged(await remove());
      toast.show({ title: a('removed') });
    } catch (err) {
      toast.show({ title: a('remove_failed'), err });
    }
  };
  const verb = isBehind ? a('reapply', { revision: current }) : drift.length > 0 ? a('compare') : a('apply');
  return (
    <AppliedVerbs>
      <Button onClick={onApply}>{verb}</Button>
      <Button variant="ghost" onClick={() => void ask()}>
        {a('remove')}
      </Button>
    </AppliedVerbs>
  );
}
