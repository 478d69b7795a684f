interface HasPurpose {
  readonly project_id: string | null;
  readonly service_type_id: string | null;
}

/** What makes a row of the week: project and service. */
export const purposeKey = ({ project_id, service_type_id }: HasPurpose): string =>
  `${project_id ?? ''}/${service_type_id ?? ''}`;

/** Entries by project and service, and by what else `and` says, in the order of their first. */
export const groupByPurpose = <Row extends HasPurpose>(
  rows: readonly Row[],
  and: (row: Row) => string = () => '',
): Map<string, Row[]> => Map.groupBy(rows, (row) => `${purposeKey(row)} ${and(row)}`);
