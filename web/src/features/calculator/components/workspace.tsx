import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import { fieldId } from '../../../ui/form-page/use-form.ts';
import { CardGrid } from '../../../ui/page/dashboard-page.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { BasisCard } from '../../calculation/components/basis/basis-card.tsx';
import { OverheadsCard } from '../../calculation/components/basis/overheads-card.tsx';
import { PercentagesCard } from '../../calculation/components/basis/percentages-card.tsx';
import { LinesEditor } from '../../calculation/components/lines/lines-editor.tsx';
import { FiguresArea } from '../../calculation/components/results/figures-area.tsx';
import { bindingOf } from '../../calculation/effects/binding.ts';
import { problemsOf, useCalculation } from '../../calculation/effects/use-calculation.ts';
import { useLatest } from '../../calculation/effects/use-latest.ts';
import { inputsOf, type ScenarioValues } from '../effects/scenario-values.ts';
import type { useScenarioForm } from '../effects/use-scenario-form.ts';
import { AboutCard } from './about-card.tsx';
import { PresetCard } from './preset/preset-card.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './scenario.module.css';
import { ScenarioNotes } from './scenario-notes.tsx';

const ResultsPanel = lazy(async () => {
  const { ResultsPanel: panel } = await import('../../calculation/components/results/results-panel.tsx');
  return { default: panel };
});

type WorkspaceProps = {
  base: Scenario;
  form: ReturnType<typeof useScenarioForm>['form'];
  onChanged: (scenario: Scenario) => void;
};

/** A scenario as it is typed: figures above, lines, what they rest on, and what they come to. */
export function Workspace({ base, form, onChanged }: WorkspaceProps) {
  const { live, problems, bind, isFixed, calculation, change } = useLiveScenario(base, form);
  const { name, client_id, assumptions, lines, phases, currency, rate_day, target } = form.values;
  const [sought, setSought] = useState<FieldProblem | null>(null);
  const save = () => {
    const [first] = problemsOf(inputsOf(form.current()), live.rates);
    setSought(first ? { ...first } : null);
    if (first) document.getElementById(fieldId(first.field))?.focus();
    else void form.submit();
  };
  useSaveKey(isFixed ? undefined : save);
  const shared = { calculation, onChange: change, bind };
  return (
    <form
      className={styles.form}
      aria-label={base.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ScenarioNotes {...{ base, form }} problems={sought ? live.problems : []} />
      <div className={styles.figures}>
        <FiguresArea live={live} />
      </div>
      <LinesEditor
        {...{ lines, phases, currency, problems, isFixed, sought }}
        day={rate_day}
        clientId={client_id}
        results={live.results}
        live={live}
        onChange={change}
      />
      <CardGrid columns="two">
        <PercentagesCard {...shared} />
        <OverheadsCard {...shared} />
      </CardGrid>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <ResultsPanel live={live} target={target} onTarget={(target) => change({ target })} bind={bind} />
      </Suspense>
      <CardGrid columns="two">
        <AboutCard {...{ name, client_id, assumptions, bind }} client={base.client} onChange={change} />
        <BasisCard {...shared} />
      </CardGrid>
      <PresetCard scenario={base} isUnsaved={form.changed} {...{ isFixed, onChanged }} />
      {!isFixed && <SaveBar form={form} />}
    </form>
  );
}

/** What a scenario comes to while it is typed, and what of it can be changed. */
function useLiveScenario(base: Scenario, form: WorkspaceProps['form']) {
  const { results, rates, status, preset } = base;
  const kept = useMemo(() => (status === 'draft' ? null : { results, rates }), [status, results, rates]);
  const calculation = useMemo(() => inputsOf(form.values), [form.values]);
  const live = useCalculation(calculation, kept);
  const isFixed = status !== 'draft' || base.archived_at !== null;
  const issues = form.issues.length > 0 ? form.issues : NONE;
  const problems = useMemo(() => [...live.problems, ...issues], [live.problems, issues]);
  const bind = useMemo(() => {
    const isLocked = (field: string) => preset?.locked.includes(`/${field.replaceAll('.', '/')}`) ?? false;
    return bindingOf({
      ...{ problems, isFixed },
      lockOf: (field) => (preset && isLocked(field) ? a('locked', { name: preset.name }) : undefined),
    });
  }, [problems, isFixed, preset]);
  const change = useLatest((part: Partial<ScenarioValues>) => form.fill(part));
  return { live, problems, bind, isFixed, calculation, change };
}

/** Nothing that was refused; always the same, so that nothing is drawn for it. */
const NONE: readonly FieldProblem[] = [];

/** Ctrl S saves. */
function useSaveKey(save: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || !save) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
