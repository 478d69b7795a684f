import { IconArrowBackUp } from '@tabler/icons-react';
import type { ImportDetail, ImportResult } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { importHref } from '../../effects/import-address.ts';
import { countedLine } from '../frame/counted-line.ts';
import { t } from './messages.ts';
import { Outcome } from './outcome.tsx';
import { ProjectsCard } from './projects-card.tsx';
import styles from './result.module.css';
import { useUndo } from './use-undo.ts';

const dashboardOf = (id: string): string => `/manager/projects/${id}/dashboard`;

/** What became of an import, where its time went, and the way back. */
export function ResultStep({ detail }: { detail: ImportDetail }) {
  const { undo, isPending } = useUndo();
  const { result, status } = detail;
  const isApplied = status === 'applied';
  const [only, another] = result?.projects ?? [];
  const leadsTo = isApplied && only && !another ? dashboardOf(only.id) : undefined;
  return (
    <>
      <Outcome detail={detail} />
      {result && isApplied && <Amounts result={result} />}
      {result && isApplied && <ProjectsCard projects={result.projects} hrefOf={dashboardOf} />}
      <div className={styles.verbs}>
        {leadsTo && (
          <ButtonLink variant="primary" href={leadsTo}>
            {t('open_project')}
          </ButtonLink>
        )}
        <ButtonLink variant={leadsTo ? 'default' : 'primary'} href={importHref()}>
          {t('another')}
        </ButtonLink>
        {isApplied && (
          <Button variant="danger" icon={IconArrowBackUp} disabled={isPending} onClick={() => undo(detail)}>
            {t('undo')}
          </Button>
        )}
      </div>
    </>
  );
}

function Amounts({ result }: { result: ImportResult }) {
  const format = useFormat();
  const { created_entries, skipped_duplicates, total_seconds } = result;
  return (
    <Figures>
      <Figure
        label={t('entries')}
        value={format.number(created_entries)}
        lines={skipped_duplicates > 0 ? [{ text: t('skipped', { count: skipped_duplicates }) }] : []}
      />
      <Figure
        label={t('hours')}
        value={format.duration(total_seconds)}
        lines={[{ text: format.spelledDuration(total_seconds, { exact: true }) }]}
      />
      <Figure label={t('people')} value={format.number(result.created_people)} />
      <Figure
        label={t('projects')}
        value={format.number(result.created_projects)}
        lines={countedLine(
          [result.created_clients, t('clients', { count: result.created_clients })],
          [result.created_services, t('services', { count: result.created_services })],
        )}
      />
    </Figures>
  );
}
