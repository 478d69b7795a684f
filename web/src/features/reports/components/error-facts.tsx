import type { ReportedError } from '#contract/reports/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { type Fact, Facts } from '../../../ui/card/facts.tsx';
import { t } from '../messages.ts';

/** How often, to how many, since when, where. */
export function ErrorFacts({ error }: { error: ReportedError }) {
  return <Facts facts={factsOf(error, useFormat()).filter(({ value }) => value !== null)} />;
}

const factsOf = (error: ReportedError, format: Format): Fact[] => [
  { label: t('events'), value: format.number(error.events) },
  { label: t('people'), value: format.number(error.people) },
  { label: t('last_seen'), value: <When at={error.last_seen_at} format={format} /> },
  { label: t('first_seen'), value: <When at={error.first_seen_at} format={format} /> },
  { label: t('origin'), value: t(`origin_${error.origin}`) },
  { label: t('page'), value: error.page },
  { label: t('release'), value: error.release },
  {
    label: t('resolved_at'),
    value: error.resolved_at && <When at={error.resolved_at} format={format} />,
  },
  { label: t('resolved_by'), value: error.resolved_at && (error.resolved_by ?? t('somebody')) },
];

const When = ({ at, format }: { at: string; format: Format }) => (
  <time title={format.instant(at)}>{format.relative(at)}</time>
);
