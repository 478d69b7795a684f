import { useId } from 'react';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import styles from './write.module.css';

type BigChoiceProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconType }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of some, each as big as a thumb; radio buttons underneath. */
export function BigChoice<Value extends string>({ label, options, value, onChange }: BigChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon icon={option.icon} size={20} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
