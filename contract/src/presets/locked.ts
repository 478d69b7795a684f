/** What the preset of something locks: paths of leaves. */
export interface Lock {
  readonly name: string;
  readonly locked: readonly string[];
}

/** Whether a field is locked, whole or in part. */
export const isLocked = ({ locked }: Pick<Lock, 'locked'>, field: string): boolean =>
  locked.some((path) => path === `/${field}` || path.startsWith(`/${field}/`));
