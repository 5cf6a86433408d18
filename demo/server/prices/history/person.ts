/** Who did something, as they were called at the time. */
export interface Person {
  readonly NAME: string;
  readonly EMAIL: string;
}
