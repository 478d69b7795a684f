/** A rule and where it is broken. */
export interface Check {
  name: string;
  problems: string[];
}
