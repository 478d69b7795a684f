import type { ReactNode } from 'react';
import { readScenario } from '#contract/calculator/endpoints.ts';
import { readClient } from '#contract/clients/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { a } from '../../../../platform/applied/applied-words.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { shareOf } from '../../effects/figures.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

/** What is known of a deal, at its side; what isn't is left out. */
export function DealFacts({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const { may } = usePermissions();
  const { scenario_id } = deal;
  const scenario = scenario_id && may(readScenario, { scenario_id }) && (
    <Link href={`/calculator/${scenario_id}`}>{t('open_scenario')}</Link>
  );
  const client = may(readClient, { client_id: deal.client.id }) ? (
    <Link href={`/manager/clients/${deal.client.id}`}>{deal.client.name}</Link>
  ) : (
    deal.client.name
  );
  return (
    <Facts
      facts={factsOf(deal, { client, scenario }, format).filter(
        ({ value }) => value !== null && value !== '' && value !== false,
      )}
    />
  );
}

const factsOf = (
  deal: Dealsheet,
  { client, scenario }: Record<'client' | 'scenario', ReactNode>,
  format: Format,
): Fact[] => {
  const day = (on: string | null) => on && format.day(on);
  const { owner, project, preset } = deal;
  return [
    { label: words('client'), value: client },
    { label: words('opportunity'), value: deal.opportunity },
    { label: words('owner'), value: owner ? <Person name={owner.name} /> : words('none') },
    { label: words('price'), value: format.money(deal.price_minor, deal.currency) },
    { label: words('cost'), value: format.money(deal.cost_minor, deal.currency) },
    { label: words('margin'), value: shareOf(format, deal.margin_pct) },
    { label: words('discount'), value: shareOf(format, deal.discount_share_pct) },
    { label: words('probability'), value: format.percent(deal.probability_pct / 100) },
    { label: words('closing'), value: day(deal.close_on) },
    { label: t('sent_on'), value: day(deal.sent_on) },
    { label: words('valid_until'), value: day(deal.valid_until) },
    { label: t('closed_on'), value: day(deal.closed_on) },
    {
      label: t('project'),
      value: project && <Link href={`/manager/projects/${project.id}`}>{project.name}</Link>,
    },
    { label: t('scenario'), value: scenario },
    { label: a('preset'), value: preset && a('from', preset) },
    { label: words('updated_at'), value: <When at={deal.updated_at} format={format} /> },
    { label: words('created_at'), value: <When at={deal.created_at} format={format} /> },
  ];
};

const When = ({ at, format }: { at: string; format: Format }) => (
  <time title={format.instant(at)}>{format.relative(at)}</time>
);
