import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClosingMonth, MonthPreview } from '#contract/activity/month-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { useClosing } from '../effects/use-closing.ts';
import { t } from '../messages.ts';
import { monthPreview } from '../queries.ts';
import styles from './closing.module.css';
import { monthName } from './month-columns.tsx';
import { OpenPeople } from './open-people.tsx';

type MonthDialogProps = { month: ClosingMonth; mayClose: boolean; onClose: () => void };

/** What of a month is open, and, for whoever may, closing it. */
export default function MonthDialog({ month, mayClose, onClose }: MonthDialogProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(monthPreview(month.month));
  const failed = data ? undefined : failedRead(error, t('preview_failed'), refetch);
  const name = monthName(month.month, format);
  const isClosable = mayClose && (data?.month ?? month).status !== 'closed';
  const canClose = isClosable && month.over;
  return (
    <Dialog
      open
      title={t(canClose ? 'close_title' : 'look_title', { month: name })}
      boxSize="medium"
      onClose={onClose}
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      {data && <Closing preview={data} isClosable={isClosable} onClose={onClose} />}
    </Dialog>
  );
}

type ClosingProps = { preview: MonthPreview; isClosable: boolean; onClose: () => void };

function Closing({ preview, isClosable, onClose }: ClosingProps) {
  const texts = useUiTexts();
  const [leave, setLeave] = useState(false);
  const { close, problem, isBusy } = useClosing(onClose);
  const { month, people } = preview;
  const { draft, rejected, submitted } = month.sums;
  const isOpen =
    draft.entries + rejected.entries + submitted.entries > 0 ||
    people.some(({ timer_since }) => timer_since !== null);
  const canClose = isClosable && month.over;
  return (
    <div className={styles.body}>
      {canClose && <Text muted>{t('close_note')}</Text>}
      {isClosable && !month.over && <StatusText tone="info">{t('not_over')}</StatusText>}
      <Sums month={month} />
      <OpenPeople preview={preview} />
      {canClose && isOpen && (
        <Checkbox
          label={t('leave')}
          note={t('leave_note')}
          value={leave}
          onChange={setLeave}
          name="leave_unapproved"
        />
      )}
      <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
      <DialogVerbs>
        <Button onClick={onClose}>{canClose ? t('cancel') : texts.close}</Button>
        {canClose && (
          <Button
            variant="primary"
            icon={IconLock}
            disabled={isBusy || (isOpen && !leave)}
            onClick={() => close(month, leave)}
          >
            {t('close_now')}
          </Button>
        )}
      </DialogVerbs>
    </div>
  );
}

function Sums({ month: { status, sums } }: { month: ClosingMonth }) {
  const format = useFormat();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t(status === 'closed' ? 'closed' : 'locks')}</dt>
        <dd>{format.duration(sums.approved.seconds)}</dd>
      </div>
      {sums.money.map(({ currency, bill_minor }) => (
        <div key={currency}>
          <dt>{t('worth')}</dt>
          <dd>{format.money(bill_minor, currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('entries')}</dt>
        <dd>{format.number(sums.approved.entries)}</dd>
      </div>
    </dl>
  );
}
