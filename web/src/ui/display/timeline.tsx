import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../theme/icon.tsx';
import { HiddenText } from '../theme/text.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { Avatar } from './avatar.tsx';
import styles from './timeline.module.css';

/** Something that happened. `time` as it is read, `exact` in its tooltip, `changes` the fields in words, `about` a link to what it happened to. */
export type Happening = {
  id: string;
  actor: string;
  what: string;
  about?: ReactNode;
  time: string;
  exact: string;
  changes: readonly { field: string; before: string; after: string }[];
  /** Below it: what can be done about it. */
  verb?: ReactNode;
};

/** What happened, newest first, each with who, when and what changed. */
export function Timeline({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <ol className={styles.timeline}>
      {happenings.map((happening) => (
        <li key={happening.id} className={styles.happening}>
          <Avatar name={happening.actor} decorative />
          <div className={styles.words}>
            <p>
              <strong className={styles.actor}>{happening.actor}</strong> {happening.what}
              {happening.about && ' '}
              {happening.about}
            </p>
            {happening.changes.length > 0 && <Changes changes={happening.changes} />}
            {happening.verb && <div className={styles.verb}>{happening.verb}</div>}
          </div>
          <time className={styles.time} title={happening.exact}>
            {happening.time}
          </time>
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: Pick<Happening, 'changes'>) {
  const texts = useUiTexts();
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{field}</span>
          {before && <span className={styles.before}>{before}</span>}
          {before && <Icon icon={IconArrowRight} size={12} />}
          {before && <HiddenText>{texts.to}</HiddenText>}
          <span>{after || texts.empty}</span>
        </li>
      ))}
    </ul>
  );
}
