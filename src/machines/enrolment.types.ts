import type { AuthSecret } from '../api/resources/profile';

/** What was typed to turn two-factor on. */
export interface DeviceCode {
  readonly deviceName: string;
  readonly code: string;
}

/** What is sent to turn it on. */
export interface Enrolment extends DeviceCode {
  readonly secret: string;
}

/** Why something did not work. */
export interface EnrolmentProblem {
  /** '' when there were no words for it. */
  readonly message: string;
  /** The person has been told already. */
  readonly shown: boolean;
  /** What is wrong with a field, as a sentence. */
  readonly fields: { readonly [F in keyof Enrolment]?: string };
}

interface Failed {
  readonly kind: 'failed';
  readonly problem: EnrolmentProblem;
}

/** How asking for a secret ended. */
export type SecretOutcome = { readonly kind: 'made'; readonly secret: AuthSecret } | Failed;

/** How turning it on ended. */
export type EnableOutcome = { readonly kind: 'enabled' } | Failed;

/** What can be done. */
export type EnrolmentEvent =
  /** Ask for a secret, again. */
  | { readonly type: 'secret.request' }
  /** Turn it on with what was typed. */
  | ({ readonly type: 'code.submit' } & DeviceCode)
  /** Forget the device's name in this browser. */
  | { readonly type: 'device.remove' };
