import { IconArrowRight, IconCheck, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { Choice, Kind, NamedOf } from '../../effects/choices.ts';
import { issuesOf } from '../../effects/issues.ts';
import { t as words } from '../../messages.ts';
import styles from './assign.module.css';
import { AssignSelect } from './assign-select.tsx';
import { t } from './messages.ts';
import { NewFields } from './new-fields.tsx';

type AssignRowProps = {
  detail: ImportDetail;
  kind: Kind;
  named: NamedOf;
  choice: Choice;
  /** What the server said of this choice. */
  refusal: string | undefined;
  onChoose: (choice: Choice) => void;
};

/** Something that the file names, and what it becomes here. */
export function AssignRow({ detail, kind, named, choice, refusal, onChoose }: AssignRowProps) {
  const format = useFormat();
  const [isEdited, setEdited] = useState(false);
  const title = named.name || t(kind === 'people' ? 'nobody' : 'no_project');
  const isOpen = choice.kind === 'new' && (isEdited || issuesOf(choice).length > 0);
  const amount = t('amount', {
    entries: words('entries', { count: named.entries }),
    hours: format.duration(named.seconds),
  });
  const clientKey = 'client_key' in named ? named.client_key : null;
  const client = detail.clients.find(({ key }) => key === clientKey);
  const detailWords = ('email' in named && named.email) || client?.name;
  return (
    <li className={styles.row}>
      <div className={styles.named}>
        <span className={styles.name}>{title}</span>
        <span className={styles.amount}>{detailWords ? `${detailWords} · ${amount}` : amount}</span>
      </div>
      <Icon icon={IconArrowRight} className={styles.arrow} />
      <div className={styles.choose} ref={replaceWhenTyping}>
        <AssignSelect {...{ kind, named, title, choice, onChoose }} error={refusal} />
      </div>
      <div className={styles.state}>
        <ChoiceState choice={choice} />
        {choice.kind === 'new' && (
          <Button
            variant="ghost"
            small
            icon={isOpen ? IconCheck : IconPencil}
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('edit_named', { name: choice.name })}
            onClick={() => setEdited(!isOpen)}
          >
            {t(isOpen ? 'done' : 'edit')}
          </Button>
        )}
      </div>
      {isOpen && <NewFields {...{ detail, kind, named }} made={choice} onChange={onChoose} />}
    </li>
  );
}

const selectText = ({ target }: Event) => {
  if (target instanceof HTMLInputElement) target.select();
};

/** What is typed replaces what was chosen, instead of standing in the middle of it. */
const replaceWhenTyping = (box: HTMLDivElement | null) => {
  for (const event of ['focusin', 'click']) box?.addEventListener(event, selectText);
};

function ChoiceState({ choice }: { choice: Choice }) {
  if (choice.kind === 'new') return <Tag tone="info">{t('new')}</Tag>;
  if (choice.kind === 'ours') return <StatusText tone="ok">{t('ours')}</StatusText>;
  if (choice.kind === 'none') return <StatusText tone="muted">{t('left_out')}</StatusText>;
  return <StatusText tone="warn">{t('open')}</StatusText>;
}
