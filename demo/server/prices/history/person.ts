export interface Person {
  readonly NAME: string;
  readonly EMAIL: string;
}
