import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ClientAttention } from '#contract/clients/attention.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { Section } from '../../../../ui/page/section-links.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { type ClientSearch, useClientAddress } from '../../effects/client-address.ts';
import { clientAttention, clientOverview } from '../../queries.ts';
import { IncidentsCard, MilestonesCard } from './attention-cards.tsx';
import { OverviewFigures } from './figures.tsx';
import { t } from './messages.ts';
import { MonthsCard } from './months-card.tsx';
import { Notes } from './notes.tsx';
import { PeopleCard } from './people-card.tsx';
import { StatesCard } from './states-card.tsx';

const WorkDialog = lazy(() => import('./work-dialog.tsx'));

type OverviewProps = { client: Client; search: ClientSearch };

/** What a client's work comes to and what of it waits: two readings side by side, each with its own failure. */
export default function Overview({ client, search }: OverviewProps) {
  const { below = false, work_from: from, work_to: to } = search;
  const waiting = useQuery({ ...clientAttention(client.id, below), placeholderData: keepPreviousData });
  const attention = waiting.data ?? (waiting.error ? null : undefined);
  const { go } = useClientAddress(client.id, search);
  const close = () => go({ work_from: undefined, work_to: undefined });
  return (
    <CardStack>
      <Figures client={client} search={search} attention={attention}>
        <Section id="attention">
          {attention ? (
            <CardGrid columns="two">
              <IncidentsCard incidents={attention.incidents} />
              <MilestonesCard {...attention} />
            </CardGrid>
          ) : (
            <Waiting {...waiting} title={t('attention_failed')} rows={4} />
          )}
        </Section>
      </Figures>
      {from && to && (
        <Suspense fallback={null}>
          <WorkDialog client={client} below={below} months={{ from, to }} onClose={close} />
        </Suspense>
      )}
    </CardStack>
  );
}

type FiguresProps = OverviewProps & {
  attention: ClientAttention | undefined | null;
  /** Between the figures and the charts. */
  children: ReactNode;
};

function Figures({ client, search, attention, children }: FiguresProps) {
  const { below = false } = search;
  const { go, hrefOf } = useClientAddress(client.id, search);
  const figures = useQuery({ ...clientOverview(client.id, below), placeholderData: keepPreviousData });
  const { data: overview } = figures;
  const work = (first: string, last: string) => hrefOf({ work_from: first, work_to: last });
  // The list of projects knows no companies below: what counts them too leads to no list.
  const list = below ? undefined : `/manager/projects?client_id=${client.id}`;
  if (!overview)
    return (
      <>
        <Waiting {...figures} title={t('failed')} rows={3} />
        {children}
      </>
    );
  return (
    <>
      <Section id="figures">
        <CardStack>
          <OverviewFigures {...{ overview, attention, work }} projects={list} />
          <Notes {...{ overview, below }} onBelow={(on) => go({ below: on || undefined })} />
        </CardStack>
      </Section>
      {children}
      <MonthsCard overview={overview} hrefOf={(month) => work(month, month)} />
      <CardGrid columns="two">
        <StatesCard
          overview={overview}
          projects={list === undefined ? undefined : (status) => `${list}&view=all&status=${status}`}
        />
        <PeopleCard people={overview.people} />
      </CardGrid>
    </>
  );
}

type WaitingProps = { title: string; rows: number; error: unknown; refetch: () => Promise<unknown> };

const Waiting = ({ title, rows, error, refetch }: WaitingProps) => (
  <Panel flush>
    {error ? <LoadError {...failedRead(error, title, refetch)} /> : <SkeletonRows rows={rows} />}
  </Panel>
);
