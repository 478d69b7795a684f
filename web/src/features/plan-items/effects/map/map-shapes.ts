/** Across a ring in px, its line included. */
export const TOKEN = 29;

/** Somebody on the map. */
export interface OnMap {
  readonly id: string;
  readonly support: number;
  readonly influence: number;
  readonly name: string;
  readonly title: string;
}

/** A rectangle in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a stakeholder's ring in px. */
export interface Token {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
