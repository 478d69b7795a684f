import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Empty } from '../../../../ui/state/empty.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { fillingOf } from '../../effects/filling.ts';
import { problemsByLine } from '../../effects/line-problems.ts';
import type { Lines } from '../../effects/line-verbs.ts';
import type { LiveCalculation } from '../../effects/use-calculation.ts';
import { type LinesChange, useLineVerbs } from '../../effects/use-line-verbs.ts';
import { usePasting } from '../../effects/use-pasting.ts';
import { type RateGround, useServices } from '../../effects/use-services.ts';
import { t } from '../../messages.ts';
import { type Editing, EditingContext } from './editing.ts';
import { LineCards } from './line-cards.tsx';
import { LinesFoot } from './lines-foot.tsx';
import { LinesTable } from './lines-table.tsx';

const LineFormulasDialog = lazy(() => import('../results/line-formulas-dialog.tsx'));

export type LinesEditorProps = RateGround & {
  lines: Lines;
  /** Phases that lines may be of; one that is typed otherwise is added to them. */
  phases: readonly string[];
  /** Hears of what changes, to be laid over the calculation as a whole. */
  onChange: (change: LinesChange) => void;
  /** What the lines come to; null while that can't be said. */
  results: CalculationResults | null;
  /** Of the whole calculation; those of `lines.…` stand beside their fields. */
  problems: readonly FieldProblem[];
  /** What was counted: each line then says how. */
  live?: LiveCalculation;
  /** Nothing can be changed. */
  isFixed?: boolean;
  /** A field such as `lines.120.quantity` that is gone to, also where it isn't drawn; another object each time. */
  sought?: { readonly field: string } | null;
};

/** The lines of a calculation: a table on wide screens, cards on phones, with what each line comes to while it is typed. */
export function LinesEditor(props: LinesEditorProps) {
  const { lines, results, problems, currency, isFixed = false, sought = null } = props;
  const isPhone = useIsPhone();
  const [explained, setExplained] = useState<number | null>(null);
  const { editing, paste, suggestions } = useEditingOf(props, setExplained);
  const [added, setAdded] = useState<{ readonly field: string } | null>(null);
  const view = { lines, results, problems: problemsByLine(problems), paste, sought, added };
  const add = () => {
    if (editing.verbs.add(lines.length)) setAdded({ field: `lines.${lines.length}.name` });
  };
  return (
    <EditingContext value={editing}>
      <Card title={t('lines')} count={lines.length} flush>
        {lines.length === 0 && (
          <Empty title={t('none')} note={t('none_note')}>
            {!isFixed && (
              <Button variant="primary" icon={IconPlus} onClick={add}>
                {t('add_line')}
              </Button>
            )}
          </Empty>
        )}
        {lines.length > 0 && (isPhone ? <LineCards {...view} /> : <LinesTable {...view} />)}
        {lines.length > 0 && (
          <LinesFoot
            {...{ count: lines.length, most: LINES_AT_MOST, results, currency, isPhone }}
            onAdd={isFixed ? undefined : add}
          />
        )}
        <Suggested lists={editing.lists} {...suggestions} />
        <Explained live={props.live} at={explained} onClose={() => setExplained(null)} />
      </Card>
    </EditingContext>
  );
}

function useEditingOf(props: LinesEditorProps, explain: (at: number) => void) {
  const { lines, onChange, phases, currency, day, clientId, live, isFixed = false } = props;
  const format = useFormat();
  const id = useId();
  const verbs = useLineVerbs(lines, onChange);
  const { services, changeOf, ratesOf } = useServices({ currency, day, clientId });
  const fill = fillingOf(verbs, ratesOf);
  const isCounted = live?.results != null;
  const editing: Editing = {
    explain: isCounted ? explain : undefined,
    ...{ verbs, services, format, currency, day, isFixed },
    lists: { role: `${id}-roles`, phase: `${id}-phases`, currency: `${id}-currencies` },
    pick: (at, service) => {
      const key = verbs.now()[at]?.key;
      verbs.change(at, changeOf(service));
      if (key) void fill([key]);
    },
    refill: (at) => {
      const key = verbs.now()[at]?.key;
      if (key) void fill([key]);
    },
    remove: (at) => {
      const line = verbs.now()[at];
      if (!line || !verbs.remove(at)) return;
      const restore = () => void verbs.put(verbs.now().toSpliced(at, 0, line));
      toast.show({ title: t('removed', { line: at + 1 }), action: { onSelect: restore } });
    },
    keepPhase: (name) => {
      if (name !== '' && !phases.includes(name)) onChange({ phases: [...phases, name] });
    },
  };
  const paste = usePasting({ verbs, services, changeOf, phases, fill });
  const currencies = [
    ...new Set([currency, ...services.flatMap(({ current_rate: rate }) => rate?.currency ?? [])]),
  ];
  const roles = [...new Set(lines.flatMap(({ role }) => role ?? []))].slice(0, 50);
  return { editing, paste, suggestions: { phases, roles, currencies } };
}

type ExplainedProps = { live: LiveCalculation | undefined; at: number | null; onClose: () => void };

/** How a line is counted, once that is asked. */
function Explained({ live, at, onClose }: ExplainedProps) {
  const line = at === null ? undefined : live?.counted.lines[at];
  const result = at === null ? undefined : live?.results?.lines[at];
  if (at === null || !live || !line || !result) return null;
  return (
    <Suspense fallback={null}>
      <LineFormulasDialog {...{ at, line, result, onClose }} calculation={live.counted} rates={live.rates} />
    </Suspense>
  );
}

type SuggestedProps = {
  lists: Editing['lists'];
  phases: readonly string[];
  roles: readonly string[];
  currencies: readonly string[];
};

/** What cells suggest, once for all of them. */
const Suggested = ({ lists, phases, roles, currencies }: SuggestedProps) => (
  <>
    <Words id={lists.phase} words={phases} />
    <Words id={lists.role} words={roles} />
    <Words id={lists.currency} words={currencies} />
  </>
);

const Words = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);
