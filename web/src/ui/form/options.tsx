import styles from './combobox.module.css';

export type Option = { value: string; label: string; detail?: string; disabled?: boolean };

/** Class names that Mantine's comboboxes share. */
export const comboboxLook = {
  dropdown: styles.dropdown,
  option: styles.option,
  options: styles.options,
  empty: styles.empty,
  section: styles.section,
};

/** The list itself scrolls and is no stop for Tab: that would be lost when the dropdown goes away. */
export const optionsScroll = {
  withScrollArea: false,
  attributes: { options: { tabIndex: -1 } },
} as const;

/** Dropdowns stay beside their field in the document, so that they are inside its landmark, and are cut off by nothing. */
export const dropdownPlace = {
  offset: 4,
  transitionProps: { duration: 120 },
  withinPortal: false,
  floatingStrategy: 'fixed',
} as const;

/** An option as label over detail. */
export function OptionText({
  option,
  options,
}: {
  option: { value: string; label: string };
  options: readonly Option[];
}) {
  const detail = options.find((candidate) => candidate.value === option.value)?.detail;
  return (
    <span>
      {option.label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

/** The options in the form that Mantine takes. */
export function mantineOptions(options: readonly Option[]) {
  return options.map(({ value, label, disabled }) => ({ value, label, disabled: disabled ?? false }));
}
