import { Avatar } from '../../../ui/display/avatar.tsx';
import styles from './person.module.css';

/** A person as avatar, name and address. */
export const PersonCell = ({ name, email }: { name: string; email: string }) => (
  <span className={styles.person}>
    <Avatar name={name} size={32} decorative />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>{email}</span>
    </span>
  </span>
);
