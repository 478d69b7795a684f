import { useQuery } from '@tanstack/react-query';
import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { CardGrid, DashboardPage } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Controls } from '../components/controls.tsx';
import { HeadFigures } from '../components/figures.tsx';
import { HealthCard } from '../components/health-card.tsx';
import { LeftOutCard, RatesCard } from '../components/notes-card.tsx';
import { OrganizationsCard } from '../components/organizations-card.tsx';
import { StandingFigures } from '../components/standing-figures.tsx';
import { ComparedCard, RevenueTrend, ShareTrend } from '../components/trend-cards.tsx';
import { KeptMails } from '../components/verbs.tsx';
import { type ExecutiveSearch, executiveHref, questionOf } from '../effects/address.ts';
import { untoldWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import { executiveFigures } from '../queries.ts';

type ScreenProps = { search: ExecutiveSearch };

/** The organizations in which somebody is executive or above, as of a day and in one currency; each figure leads to its rows. */
export function ExecutiveScreen({ search }: ScreenProps) {
  const { data, error, refetch, isFetching } = useQuery(executiveFigures(questionOf(search)));
  if (!data)
    return (
      <DashboardPage title={t('title')}>
        <Panel>
          {error ? (
            <LoadError {...failedRead(error, t('load_failed'), refetch)} />
          ) : (
            <SkeletonRows rows={12} />
          )}
        </Panel>
      </DashboardPage>
    );
  if (data.organizations.length === 0 && !search.organization_id) return <Nobody />;
  const controls = (
    <Controls search={search} executive={data} onRefresh={() => void refetch()} refreshing={isFetching} />
  );
  return (
    <DashboardPage title={t('title')} bar={controls}>
      {data.counted === 0 ? (
        <>
          <NothingKnown executive={data} search={search} />
          <OrganizationsCard executive={data} search={search} />
        </>
      ) : (
        <Figures executive={data} search={search} />
      )}
    </DashboardPage>
  );
}

type PartProps = ScreenProps & { executive: Executive };

function Figures({ executive, search }: PartProps) {
  return (
    <>
      <HeadFigures executive={executive} search={search} />
      <StandingFigures executive={executive} search={search} />
      <OrganizationsCard executive={executive} search={search} />
      <CardGrid columns="two">
        <RevenueTrend executive={executive} search={search} />
        <ShareTrend executive={executive} search={search} />
      </CardGrid>
      <CardGrid columns="two">
        <HealthCard health={executive.health} search={search} />
        {executive.counted > 1 && <ComparedCard executive={executive} search={search} />}
      </CardGrid>
      <CardGrid columns="two">
        <LeftOutCard executive={executive} />
        <RatesCard executive={executive} />
      </CardGrid>
    </>
  );
}

/** A day on which no organization has figures: why, and the way to one that has. */
function NothingKnown({ executive, search }: PartProps) {
  const format = useFormat();
  const why = executive.organizations.flatMap((one) => {
    const word = untoldWord(format, one);
    return word ? [`${one.name}: ${word}.`] : [];
  });
  return (
    <Panel>
      <Empty
        title={t('day_empty', { day: format.day(executive.as_of) })}
        note={t('day_empty_note', { why: why.join(' ') })}
      >
        <ButtonLink variant="primary" href={executiveHref({ ...search, as_of: undefined })}>
          {t('show_latest')}
        </ButtonLink>
      </Empty>
    </Panel>
  );
}

function Nobody() {
  return (
    <DashboardPage title={t('title')}>
      <Panel>
        <Empty title={t('nobody')} note={t('nobody_note')}>
          <ButtonLink href="/">{t('nobody_way')}</ButtonLink>
          <KeptMails search={{}} />
        </Empty>
      </Panel>
    </DashboardPage>
  );
}
