import type { AuthSecret } from '../api/resources/profile';

export interface DeviceCode {
  readonly deviceName: string;
  readonly code: string;
}

export interface Enrolment extends DeviceCode {
  readonly secret: string;
}

export interface EnrolmentProblem {
  /** '' when the back end sent none. */
  readonly message: string;
  /** Whether the user has already seen it. */
  readonly isReported: boolean;
  readonly fields: { readonly [F in keyof Enrolment]?: string };
}

export interface EnrolmentFailure {
  readonly kind: 'failed';
  readonly problem: EnrolmentProblem;
}

export type SecretOutcome = { readonly kind: 'created'; readonly secret: AuthSecret } | EnrolmentFailure;

export type EnableOutcome = { readonly kind: 'enabled' } | EnrolmentFailure;

export type EnrolmentEvent =
  | { readonly type: 'secret.request' }
  | ({ readonly type: 'code.submit' } & DeviceCode)
  | { readonly type: 'device.remove' };
