/** Where somebody is going. */
export interface Destination {
  readonly pathname: string;
  readonly href: string;
}
