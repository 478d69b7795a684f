import { onlineManager } from '@tanstack/react-query';
import { toast } from '../ui/feedback/toast/toast.ts';
import { Late, type LateProps } from './late-part.tsx';
import { t } from './messages.ts';

interface AskedProps<Props> extends Pick<LateProps<Props>, 'part' | 'children'> {
  /** Takes the wish back, so that nothing opens over what somebody does meanwhile; without it the part comes later. */
  readonly onMissing?: () => void;
}

/** A late part that somebody asked for: that its code can't be fetched is said, and the page stays. */
export function Asked<Props>({ onMissing, ...rest }: AskedProps<Props>) {
  const say = (err: unknown) => {
    toast.show({ title: t(onlineManager.isOnline() ? 'part_unanswered' : 'part_offline'), err });
    onMissing?.();
  };
  return <Late {...rest} onMissing={say} />;
}
