import { progressPct } from '#contract/account-plans/progress.ts';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { figureWord } from '../../../../platform/format/figure-word.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { valueWord } from '../../effects/words/field-words.ts';
import { t } from './messages.ts';
import { PrintedTable } from './printed-table.tsx';

const day = (on: string | null, format: Format): string => (on ? format.day(on) : t('none'));
const person = (one: { readonly name: string } | null): string => one?.name ?? t('none');
const id = (row: { readonly id: string }): string => row.id;

/** What is to be reached, and how far it is. */
export function PrintedObjectives({ objectives }: Pick<PlanItems, 'objectives'>) {
  const format = useFormat();
  return (
    <PrintedTable
      title={t('objectives')}
      rows={objectives}
      rowId={id}
      columns={[
        {
          ...{ head: t('objective'), width: '38%' },
          cell: ({ title, metric, note }) => (
            <>
              {title}
              {[metric, note].filter(Boolean).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </>
          ),
        },
        { head: t('progress'), cell: (objective) => progressOf(objective, format) },
        { head: t('due'), cell: ({ due_on }) => day(due_on, format) },
        { head: t('owner'), cell: ({ owner }) => person(owner) },
        { head: t('status'), cell: ({ status }) => valueWord(status) },
      ]}
    />
  );
}

function progressOf(objective: PlanItem<'objective'>, format: Format) {
  const { baseline, current, target, unit } = objective;
  const pct = progressPct(objective);
  const of = (figure: string | null) => (figure === null ? t('none') : figureWord(figure, unit));
  return (
    <>
      {pct === null ? t('none') : format.percent(pct / 100)}
      {target !== null && <small>{t('figures', { current: of(current), target: of(target) })}</small>}
      {baseline !== null && <small>{t('from', { baseline: of(baseline) })}</small>}
    </>
  );
}

/** What is to be done, by whom and until when; what is open comes first. */
export function PrintedActions({ actions }: Pick<PlanItems, 'actions'>) {
  const format = useFormat();
  const isOver = ({ status }: PlanItem<'action'>) => Number(status === 'done' || status === 'dropped');
  return (
    <PrintedTable
      title={t('actions')}
      rows={actions.toSorted((one, other) => isOver(one) - isOver(other))}
      rowId={id}
      columns={[
        {
          ...{ head: t('action'), width: '46%' },
          cell: ({ title, note }) => (
            <>
              {title}
              {note && <small>{note}</small>}
            </>
          ),
        },
        { head: t('owner'), cell: ({ owner }) => person(owner) },
        { head: t('due'), cell: ({ due_on }) => day(due_on, format) },
        { head: t('status'), cell: ({ status }) => valueWord(status) },
      ]}
    />
  );
}

/** What may go wrong, and what is done about it. */
export function PrintedRisks({ risks }: Pick<PlanItems, 'risks'>) {
  return (
    <PrintedTable
      title={t('risks')}
      rows={risks}
      rowId={id}
      columns={[
        { head: t('risk'), width: '30%', cell: ({ text }) => text },
        { head: t('likelihood'), cell: ({ likelihood }) => valueWord(likelihood) },
        { head: t('impact'), cell: ({ impact }) => valueWord(impact) },
        { head: t('mitigation'), width: '26%', cell: ({ mitigation }) => mitigation || t('none') },
        { head: t('owner'), cell: ({ owner }) => person(owner) },
        { head: t('status'), cell: ({ status }) => valueWord(status) },
      ]}
    />
  );
}

/** Who else is there, and what we answer. */
export function PrintedCompetitors({ competitors }: Pick<PlanItems, 'competitors'>) {
  const format = useFormat();
  return (
    <PrintedTable
      title={t('competitors')}
      rows={competitors}
      rowId={id}
      columns={[
        { head: t('competitor'), cell: ({ name }) => name },
        { head: t('threat'), width: '10%', cell: ({ threat }) => valueWord(threat) },
        {
          ...{ head: t('share'), width: '10%', isFigure: true },
          cell: ({ share_pct }) => (share_pct === null ? t('none') : format.percent(share_pct / 100)),
        },
        { head: t('strengths'), cell: ({ strengths }) => strengths || t('none') },
        { head: t('weaknesses'), cell: ({ weaknesses }) => weaknesses || t('none') },
        { head: t('answer'), cell: ({ answer }) => answer || t('none') },
      ]}
    />
  );
}

/** What was decided, newest first. */
export function PrintedDecisions({ decisions }: Pick<PlanItems, 'decisions'>) {
  const format = useFormat();
  return (
    <PrintedTable
      title={t('decisions')}
      rows={decisions.toSorted((one, other) => (one.decided_on < other.decided_on ? 1 : -1))}
      rowId={id}
      columns={[
        { head: t('decided'), width: '14%', cell: ({ decided_on }) => format.day(decided_on) },
        { head: t('decision'), width: '38%', cell: ({ text }) => text },
        { head: t('reason'), cell: ({ reason }) => reason || t('none') },
        { head: t('owner'), width: '16%', cell: ({ owner }) => person(owner) },
      ]}
    />
  );
}
