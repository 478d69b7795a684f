import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { PrintPage } from '../../../ui/page/print-page.tsx';
import { usePageCode } from '../../../ui/page/use-page-code.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { p } from '../components/print/messages.ts';
import styles from '../components/print/print.module.css';
import { PrintedGrounds } from '../components/print/printed-grounds.tsx';
import { PrintedLines } from '../components/print/printed-lines.tsx';
import { PrintedTotals } from '../components/print/printed-totals.tsx';
import { CALCULATOR } from '../effects/scenario-address.ts';
import { shortHash } from '../effects/short-hash.ts';
import { t } from '../messages.ts';
import { latestScenario, scenario } from '../queries.ts';

/** A scenario on paper: the one that the address names, else the one that was changed last. */
export function PrintScreen({ id }: { id: string | undefined }) {
  const named = useQuery({ ...scenario(id ?? ''), enabled: id !== undefined });
  const latest = useQuery({ ...latestScenario(), enabled: id === undefined });
  const { data, error, refetch } = id === undefined ? latest : named;
  if (data) return <Sheet scenario={data} />;
  const isGone = isCallError(error, 404) || isCallError(error, 400);
  const lost = isGone ? undefined : failedRead(error, t('one_failed'), refetch);
  return (
    <Paper title={t('calculator')}>
      {isGone && (
        <Empty title={p('nothing')} note={p('nothing_note')}>
          <ButtonLink href={CALCULATOR}>{p('to_calculator')}</ButtonLink>
        </Empty>
      )}
      {lost && <LoadError {...lost} />}
      {!error && <SkeletonRows rows={8} />}
    </Paper>
  );
}

function Sheet({ scenario: printed }: { scenario: Scenario }) {
  const format = useFormat();
  const { code, version, name, client, author, status, updated_at, inputs, results, rates } = printed;
  const mark = p('mark', { code, version, hash: shortHash({ version, inputs, results, rates }) });
  usePageCode(mark);
  const facts: [string, string][] = [
    [p('number'), mark],
    [p('client'), client?.name ?? t('no_client')],
    [p('status'), t(`status_${status}`)],
    [p('changed'), format.instant(updated_at)],
    [p('by'), author?.name ?? '–'],
  ];
  return (
    <Paper title={name}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PrintedLines scenario={printed} />
      <PrintedTotals scenario={printed} />
      <PrintedGrounds scenario={printed} />
    </Paper>
  );
}

function Paper({ title, children }: { title: string; children: ReactNode }) {
  const { instant } = useFormat();
  const organization = useMaybeOrganization();
  const [now] = useState(() => new Date().toISOString());
  return (
    <PrintPage title={title} organization={organization?.name ?? ''} time={instant(now)}>
      {children}
    </PrintPage>
  );
}
