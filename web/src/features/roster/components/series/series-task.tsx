import { useQuery } from '@tanstack/react-query';
import type { Shift } from '#contract/shifts/shapes.ts';
import { seriesOf } from '../../queries.ts';
import { EndDialog } from './end-dialog.tsx';
import { FurtherDialog } from './further-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { TurnDialog } from './turn-dialog.tsx';

type SeriesTaskProps = { shift: Shift; act: 'repeat' | 'further' | 'turn' | 'end'; onClose: () => void };

/** What is done to a series in a box. */
export default function SeriesTask({ shift, act, onClose }: SeriesTaskProps) {
  const { data: series } = useQuery({
    ...seriesOf(shift.project.id, shift.series_id ?? ''),
    enabled: shift.series_id !== null,
  });
  if (act === 'repeat') return <RepeatDialog {...{ shift, onClose }} />;
  if (!series) return null;
  if (act === 'turn') return <TurnDialog {...{ shift, series, onClose }} />;
  return act === 'further' ? (
    <FurtherDialog {...{ shift, series, onClose }} />
  ) : (
    <EndDialog {...{ shift, series, onClose }} />
  );
}
