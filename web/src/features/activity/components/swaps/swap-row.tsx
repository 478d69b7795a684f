import { IconArrowNarrowLeft, IconArrowNarrowRight, IconMapPin } from '@tabler/icons-react';
import type { Swap, SwapShift } from '#contract/swaps/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import type { Answering } from './answer-dialogs.tsx';
import { t } from './messages.ts';
import { useAccept, useTakeBack } from './swap-calls.ts';
import { askedWords, isToChoose, sidesOf, waitingWords, whenWords } from './swap-words.ts';
import styles from './swaps.module.css';

type SwapRowProps = { swap: Swap; onAnswer: (answering: Answering) => void };

/** A request: who asks what of whom, what one gives and gets by it, whose word it waits for, and what one can say to it. */
export function SwapRow({ swap, onAnswer }: SwapRowProps) {
  const accept = useAccept();
  const { gives, gets } = sidesOf(swap);
  const isAsked = swap.mine === 'counterpart';
  const name = isAsked ? swap.requester.name : (swap.counterpart?.name ?? '');
  return (
    <li className={styles.row}>
      <div className={styles.asked}>
        <strong>{askedWords(swap)}</strong>
        <StatusText small tone={isAsked && swap.status === 'pending' ? 'warn' : 'muted'}>
          {waitingWords(swap)}
        </StatusText>
      </div>
      <dl className={styles.sides}>
        {(gives || swap.kind === 'swap') && (
          <Side
            icon={IconArrowNarrowRight}
            label={t('you_give')}
            code={swap.project.code}
            shift={gives}
            instead={t('choose_given')}
          />
        )}
        {(gets || swap.kind === 'swap') && (
          <Side
            icon={IconArrowNarrowLeft}
            label={t('you_get')}
            code={swap.project.code}
            shift={gets}
            instead={t('their_choice', { name })}
          />
        )}
      </dl>
      {swap.reason && <p className={styles.reason}>“{swap.reason}”</p>}
      <div aria-live="polite">
        {accept.error && <StatusText tone="bad">{accept.error.message}</StatusText>}
      </div>
      <Verbs swap={swap} accept={accept} onAnswer={onAnswer} />
    </li>
  );
}

type SideProps = { icon: IconType; label: string; code: string; shift: SwapShift | null; instead: string };

function Side({ icon, label, code, shift, instead }: SideProps) {
  const format = useFormat();
  return (
    <div>
      <dt>
        <Icon icon={icon} size={14} />
        {label}
      </dt>
      {shift ? (
        <dd>
          <b>{whenWords(format, shift)}</b>
          <span>
            {code} {shift.name}
          </span>
          {shift.site && (
            <span className={styles.site}>
              <Icon icon={IconMapPin} size={14} />
              {shift.site}
            </span>
          )}
        </dd>
      ) : (
        <dd>{instead}</dd>
      )}
    </div>
  );
}

function Verbs({ swap, accept, onAnswer }: SwapRowProps & { accept: ReturnType<typeof useAccept> }) {
  const takeBack = useTakeBack();
  const what = askedWords(swap);
  const input = {
    params: { project_id: swap.project.id, swap_id: swap.id },
    body: { version: swap.version },
  };
  const said = (title: string) => ({ onSuccess: () => toast.show({ title }) });
  const say = () =>
    isToChoose(swap)
      ? onAnswer({ do: 'accept', swap })
      : accept.mutate(input, said(t('accepted', { code: swap.project.code })));
  if (swap.mine === 'requester')
    return (
      <div className={styles.verbs}>
        <Button
          small
          aria-label={t('take_back_name', { what })}
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate(input, said(t('taken_back')))}
        >
          {t('take_back')}
        </Button>
      </div>
    );
  return (
    <div className={styles.verbs}>
      {swap.status === 'pending' && (
        <Button
          small
          variant="primary"
          aria-label={t('accept_name', { what })}
          disabled={accept.isPending}
          onClick={say}
        >
          {t('accept')}
        </Button>
      )}
      <Button
        small
        aria-label={t('decline_name', { what })}
        onClick={() => onAnswer({ do: 'decline', swap })}
      >
        {t('decline')}
      </Button>
    </div>
  );
}
