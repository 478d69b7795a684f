import { IconHistory, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import type { OpsLogCheck } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import styles from './detail.module.css';
import { k } from './kept-words.ts';

const HASH = /^[0-9a-f]{64}$/i;

type KeptHashProps = { isWaiting: boolean; onCheck: (hash: string) => void };

/** Asks whether the log is still the one of which somebody kept a hash; what was checked stands above it until then. */
export function KeptHash(props: KeptHashProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <HashForm {...props} />;
  return (
    <div className={styles.ask}>
      <Button small variant="ghost" icon={IconHistory} onClick={() => setOpen(true)}>
        {k('ask')}
      </Button>
    </div>
  );
}

/** Only when it comes: a new function each time would take the focus back. */
const focus = (field: HTMLInputElement | null) => field?.focus();

function HashForm({ isWaiting, onCheck }: KeptHashProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const hash = text.trim();
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    setWrong(!HASH.test(hash));
    if (HASH.test(hash)) onCheck(hash.toLowerCase());
  };
  return (
    <form className={styles.kept} noValidate onSubmit={check}>
      <TextField
        label={k('label')}
        ref={focus}
        value={text}
        onChange={setText}
        maxLength={100}
        error={isWrong ? k('wrong') : undefined}
      />
      <Button type="submit">{k('check')}</Button>
      <p className={styles.muted}>{k('hint')}</p>
    </form>
  );
}

/** Whether a hash that was kept is one of this log's. */
export function Kept({ check: { kept, intact } }: { check: OpsLogCheck }) {
  const { number } = useFormat();
  if (!kept && !intact) return <p className={styles.muted}>{k('unsure')}</p>;
  return (
    <div className={styles.answer}>
      <StatusText strong tone={kept ? 'ok' : 'bad'} icon={kept ? IconShieldCheck : IconShieldX}>
        {kept ? k('found', { sequence: number(kept.sequence) }) : k('lost')}
      </StatusText>
      <p>{k(kept ? 'found_note' : 'lost_note')}</p>
    </div>
  );
}
