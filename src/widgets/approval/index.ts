import { toReact } from '../../embed/to-react';
import { Approval as ApprovalWidget } from './approval';
import { approvalDefinition } from './approval.definition';

/**
 * The approval of a registration as a React component: an administrator assigns company and role.
 * @example
 * <Approval token={new URLSearchParams(location.search).get('token') ?? undefined} />
 */
export const Approval = toReact(approvalDefinition, ApprovalWidget);
