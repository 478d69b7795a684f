import type { ExportLine, ExportPart } from '#contract/time-exports/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

const SAYS: Readonly<Record<ExportPart, (line: ExportLine, format: Format) => string | null>> = {
  member: ({ member }) => member?.name ?? null,
  client: ({ client }) => client?.name ?? null,
  project: ({ project }) => project && `${project.code} ${project.name}`,
  service: ({ service }) => service?.name ?? null,
  category: ({ category }) => category && t(`category_${category}`),
  rate: ({ rate, unit, currency }, format) =>
    rate && currency
      ? [format.rate(rate, currency), unit && t(`per_${unit}`)].filter(Boolean).join(' ')
      : t('no_rate'),
  day: ({ day }, format) => day && format.day(day, 'short'),
};

/** What a line says of each thing that there is a line for, in the order of the file's columns. */
export const lineWords = (line: ExportLine, parts: readonly ExportPart[], format: Format): string[] =>
  parts.map((part) => SAYS[part](line, format) ?? t('without', { part: t(`part_${part}`).toLowerCase() }));
