import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { projectsHref } from '../../effects/plan-address.ts';
import { PlanHealthText } from '../plan-status.tsx';
import { t } from './messages.ts';

/** What has to be known of a plan before anything else; on phones the four that change. */
export function PlanFacts({ plan }: { plan: AccountPlan }) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const { owner, sponsor } = plan;
  const facts: (Fact & { wide?: boolean })[] = [
    { label: t('revenue'), value: <Revenue plan={plan} format={format} /> },
    { label: t('wallet_share'), value: <WalletShare plan={plan} format={format} /> },
    { label: t('health'), value: <PlanHealthText health={plan.health} />, wide: true },
    { label: t('owner'), value: owner ? <Person name={owner.name} /> : t('nobody') },
    { label: t('sponsor'), value: sponsor ? <Person name={sponsor.name} /> : t('nobody'), wide: true },
    { label: t('period'), value: periodOf(plan, format.locale), wide: true },
    { label: t('projects'), value: <Projects plan={plan} />, wide: true },
    { label: t('next_review'), value: <NextReview plan={plan} format={format} /> },
  ];
  return <Facts strip facts={facts.filter(({ wide }) => !(wide && isPhone))} />;
}

/** The projects that serve it, as the list of projects has them. */
const Projects = ({ plan: { id, projects } }: { plan: AccountPlan }) =>
  projects === 0 ? (
    <Text muted>{t('no_projects')}</Text>
  ) : (
    <Link href={projectsHref(id)}>{t('count_projects', { count: projects })}</Link>
  );

type FactProps = { plan: AccountPlan; format: Format };

function Revenue({ plan: { revenue_minor, revenue_target_minor, currency }, format }: FactProps) {
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <span>
      {revenue_minor === null ? t('not_measured') : short(revenue_minor)}
      {revenue_target_minor !== null && (
        <Text muted> {t('of_target', { target: short(revenue_target_minor) })}</Text>
      )}
    </span>
  );
}

function WalletShare({ plan: { revenue_minor, wallet_minor }, format }: FactProps) {
  if (!wallet_minor) return <Text muted>{t('wallet_unknown')}</Text>;
  return revenue_minor === null ? t('not_measured') : format.percent(revenue_minor / wallet_minor);
}

function NextReview({ plan: { next_review_on: day, status }, format }: FactProps) {
  // Nobody looks at what is over.
  if (!day || status === 'closed') return <Text muted>{t('no_review')}</Text>;
  const said = dayAndMonth(day, format);
  return day < format.today() ? <StatusText tone="warn">{t('overdue', { day: said })}</StatusText> : said;
}

/** `2 December`, with the year where it is another one. */
const dayAndMonth = (day: string, { locale, today }: Format): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(day.slice(0, 4) === today().slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

/** `Apr 2026 – Mar 2027`. */
const periodOf = ({ starts_on, ends_on }: AccountPlan, locale: string): string => {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return [starts_on, ends_on].map((day) => month.format(new Date(`${day}T00:00:00Z`))).join(' – ');
};
