import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { HiddenText } from '../theme/text.tsx';
import { Person } from './avatar.tsx';
import styles from './proposed-person.module.css';

type ProposedPersonProps = {
  name: string;
  /** How they are chosen; absent where they can't be. */
  choice?: {
    isChosen: boolean;
    /** `Choose`, or `Chosen` where they are. */
    verb: string;
    onChoose: () => void;
  };
  /** Why them, or why not. */
  children: ReactNode;
};

/** Somebody proposed in a list: who, the verb that chooses them, and the reasons. */
export const ProposedPerson = ({ name, choice, children }: ProposedPersonProps) => (
  <li className={styles.proposed}>
    <Person name={name} />
    {choice && (
      <Button
        small
        aria-pressed={choice.isChosen}
        {...(choice.isChosen ? { icon: IconCheck } : {})}
        onClick={choice.onChoose}
      >
        {choice.verb}
        <HiddenText>{` ${name}`}</HiddenText>
      </Button>
    )}
    <span className={styles.reasons}>{children}</span>
  </li>
);
