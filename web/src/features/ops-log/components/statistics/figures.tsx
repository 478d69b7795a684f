import { useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { t } from './messages.ts';
import type { Counted } from './places.ts';
import { slowest, spelled, sum } from './times.ts';

const GRAVE = ['sev1', 'sev2'] as const;

/** Entries, incidents, how quickly they are acknowledged, and what is open. */
export function LogFigures({ statistics, rows, rowsEver }: Counted) {
  const { number, spelledDuration } = useFormat();
  const { entries, incidents, open } = statistics;
  const grave = sum(incidents.filter(({ severity }) => GRAVE.some((one) => one === severity)));
  const left = sum(open);
  const gravest = incidents.find(({ acknowledged }) => acknowledged.entries > 0);
  const older = open.find(({ age }) => age === 'older')?.entries ?? 0;
  const graveOpen = open.reduce((all, one) => all + one.grave, 0);
  return (
    <Figures>
      <Figure label={t('entries')} value={number(entries)} href={rows({})} />
      <Figure
        label={t('incidents')}
        value={number(sum(incidents))}
        lines={[{ text: t('grave', { count: number(grave) }), tone: grave > 0 ? 'bad' : 'muted' }]}
        href={rows({ type: ['incident'] })}
      />
      <Figure
        label={t('acknowledged')}
        value={spelled(spelledDuration, gravest?.acknowledged.median_s ?? null)}
        lines={gravest ? slowest(spelledDuration, gravest) : []}
        href={rows({ type: ['incident'], ...(gravest ? { severity: [gravest.severity] } : {}) })}
      />
      <Figure
        label={t('open_now')}
        value={number(left)}
        lines={[
          left === 0
            ? { text: t('nothing_open') }
            : { text: t('open_grave', { count: number(graveOpen) }), tone: graveOpen > 0 ? 'bad' : 'muted' },
          ...(older > 0 ? [{ text: t('open_oldest', { count: number(older) }) }] : []),
        ]}
        href={rowsEver({ open: 'yes' })}
      />
    </Figures>
  );
}
