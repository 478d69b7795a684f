import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedErrorDetail } from '#contract/reports/shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card, Panel } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { ErrorFacts } from '../components/error-facts.tsx';
import { ErrorStatusText, SeverityTag } from '../components/error-status.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { reportsHref } from '../components/report-tabs.ts';
import { Stack } from '../components/stack.tsx';
import { Trail } from '../components/trail.tsx';
import { t } from '../messages.ts';
import { useSettleError } from '../mutations.ts';
import { reportedError } from '../queries.ts';

/** One error: its newest reports one by one, with stack and what happened before; resolved or reopened here. */
export function ErrorScreen({ id }: { id: string }) {
  const { data: error } = useSuspenseQuery(reportedError(id));
  return (
    <DetailPage
      title={error.title}
      crumbs={[
        { label: t('reports'), href: '/admin/reports' },
        { label: t('tab_errors'), href: reportsHref('errors') },
        { label: error.title },
      ]}
      statuses={
        <>
          <ErrorStatusText error={error} />
          <SeverityTag severity={error.severity} />
        </>
      }
      actions={<Settle error={error} />}
      facts={<ErrorFacts error={error} />}
    >
      <Reports error={error} />
    </DetailPage>
  );
}

function Settle({ error }: { error: ReportedErrorDetail }) {
  const { mutate, isPending } = useSettleError();
  const isOpen = error.status === 'open';
  return (
    <Button
      variant={isOpen ? 'primary' : 'default'}
      icon={isOpen ? IconCheck : IconRotate}
      disabled={isPending}
      onClick={() => mutate(error)}
    >
      {t(isOpen ? 'resolve' : 'reopen')}
    </Button>
  );
}

function Reports({ error: { reports, message } }: { error: ReportedErrorDetail }) {
  const [at, setAt] = useState(0);
  const report = reports[Math.min(at, reports.length - 1)];
  if (!report)
    return (
      <Panel>
        {message} {t('gone')}
      </Panel>
    );
  return (
    <CardStack>
      <ReportCard report={report} at={at} count={reports.length} onTurn={setAt} />
      <Card title={t('stack')} note={t('stack_note')} flush>
        <Stack frames={report.frames} />
      </Card>
      <Card title={t('trail')} flush>
        <Trail report={report} />
      </Card>
    </CardStack>
  );
}
