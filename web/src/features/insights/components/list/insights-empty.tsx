import { IconPlayerPlay } from '@tabler/icons-react';
import type { InsightOverview } from '#contract/insights/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { ListEmpty } from '../../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { type InsightView, RPAI } from '../../effects/insights-address.ts';
import { runHref } from '../../effects/runs-address.ts';
import type { Running } from '../../effects/use-running.ts';
import { t } from '../../messages.ts';

type InsightsEmptyProps = {
  view: InsightView;
  /** Labels of the filters that are on. */
  filters: readonly string[];
  onClear: () => void;
  overview: InsightOverview | undefined;
  running: Running;
};

/** A list without insights: filters hide them, nothing was looked at yet, or nothing is in this state. */
export function InsightsEmpty({ view, filters, onClear, overview, running }: InsightsEmptyProps) {
  return (
    <ListEmpty filters={filters} onClear={onClear} nothingFound={t('nothing_found')}>
      {overview && !overview.last_run ? (
        <Never overview={overview} running={running} />
      ) : (
        <None view={view} overview={overview} />
      )}
    </ListEmpty>
  );
}

function Never({ overview, running }: { overview: InsightOverview; running: Running }) {
  const organization = useOrganization().name;
  if (overview.running) return <Empty title={t('looking')} note={t('looking_note')} />;
  return (
    <Empty title={t('never')} note={t('never_note', { organization })}>
      {!overview.resting && (
        <Button icon={IconPlayerPlay} disabled={running.isBusy} onClick={() => running.begin({})}>
          {t('run_now')}
        </Button>
      )}
    </Empty>
  );
}

function None({ view, overview }: Pick<InsightsEmptyProps, 'view' | 'overview'>) {
  const note = view === 'accepted' || view === 'dismissed' ? undefined : t(`none_${view}_note`);
  const last = overview?.last_run;
  return (
    <Empty title={t(`none_${view}`)} note={note}>
      {view === 'all' && last && <ButtonLink href={runHref(last.id)}>{t('open_log')}</ButtonLink>}
      {view !== 'all' && <ButtonLink href={`${RPAI}?view=all`}>{t('show_all')}</ButtonLink>}
    </Empty>
  );
}
