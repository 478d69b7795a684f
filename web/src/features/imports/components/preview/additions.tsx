import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { type Choices, countNew } from '../../effects/choices.ts';
import { countedLine } from '../frame/counted-line.ts';
import { t } from './messages.ts';

/** What the import will add, in figures. */
export function Additions({ detail, choices }: { detail: ImportDetail; choices: Choices }) {
  const format = useFormat();
  const { entries, duplicates, total_seconds } = detail;
  const clients = countNew(detail, choices, 'clients');
  const services = countNew(detail, choices, 'services');
  return (
    <Figures>
      <Figure
        label={t('entries')}
        value={format.number(entries - duplicates)}
        lines={duplicates > 0 ? [{ text: t('skipped', { count: duplicates }), tone: 'info' }] : []}
      />
      <Figure
        label={t('hours')}
        value={format.duration(total_seconds)}
        lines={[{ text: format.spelledDuration(total_seconds, { exact: true }) }]}
      />
      <Figure label={t('new_people')} value={format.number(countNew(detail, choices, 'people'))} />
      <Figure
        label={t('new_projects')}
        value={format.number(countNew(detail, choices, 'projects'))}
        lines={countedLine(
          [clients, t('new_clients', { count: clients })],
          [services, t('new_services', { count: services })],
        )}
      />
    </Figures>
  );
}
