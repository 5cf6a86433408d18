/** The name and email of an account at the time of the change. */
export interface Person {
  readonly NAME: string;
  readonly EMAIL: string;
}
