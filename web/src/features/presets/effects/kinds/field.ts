/** One of a few values of a field, in words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it is called after 1, of a unit. */
  readonly one?: string;
}

interface Named {
  readonly label: string;
  readonly note?: string;
}

/** A field that holds one value. `nothing` = it may be said to be empty, in these words. */
export type SingleField = Named &
  (
    | { readonly kind: 'text'; readonly maxLength: number; readonly nothing?: string }
    | { readonly kind: 'long'; readonly maxLength: number; readonly nothing?: string }
    | { readonly kind: 'time' }
    | { readonly kind: 'decimal'; readonly suffix?: string; readonly nothing?: string }
    /** `one` = the suffix after 1; `unit` = the suffix as it stands in the field, where that is shorter. */
    | {
        readonly kind: 'number';
        readonly suffix: string;
        readonly one?: string;
        readonly unit?: string;
        readonly nothing?: string;
      }
    /** The code of a service type; of the organization's are suggested, since others may have others. */
    | { readonly kind: 'service'; readonly maxLength: number; readonly nothing: string }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly nothing?: string }
    /** A day of the week, 0 = Sunday. */
    | { readonly kind: 'place'; readonly choices: readonly Choice[]; readonly nothing?: string }
    | { readonly kind: 'currency' }
    | { readonly kind: 'flag' }
    | { readonly kind: 'tags' | 'percentages' | 'skills'; readonly most: number }
  );

/** A field that holds several of the same: texts, or rows that have fields of their own. */
export type ListField = Named & {
  /** What one of them is called. */
  readonly one: string;
  readonly add: string;
  readonly most: number;
} & (
    | { readonly kind: 'lines'; readonly maxLength: number }
    | {
        readonly kind: 'rows';
        readonly columns: Readonly<Record<string, SingleField>>;
        readonly blank: object;
      }
  );

/** A field of what a preset says. */
export type PresetField = SingleField | ListField;

/** Fields that stand together under one name in a payload. */
export interface FieldGroup {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, SingleField>>;
}

/** Every field that a payload may have: one that is left out doesn't compile. */
export type FieldsOf<Payload> = Readonly<Record<keyof Payload & string, PresetField | FieldGroup>>;

/** Fields of a form that belong together. */
export interface FieldSection {
  readonly title: string;
  readonly fields: Readonly<Record<string, PresetField | FieldGroup>>;
}

/** A field and where it stands: `path` as the contract says it, `at` as a form does. */
export interface PlacedField {
  readonly path: string;
  readonly at: string;
  readonly field: PresetField;
}

/** Fields with their places. */
export const placed = (fields: FieldSection['fields']): PlacedField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? Object.entries(field.fields).map(([inner, one]) => ({
          ...{ path: `/${name}/${inner}`, at: `payload.${name}.${inner}`, field: one },
        }))
      : [{ path: `/${name}`, at: `payload.${name}`, field }],
  );
