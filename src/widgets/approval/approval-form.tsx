import { useState } from 'react';
import { type ApprovalLink, approve } from '../../api/resources/approval';
import { ApiError } from '../../api/transport/errors';
import { useIsMounted } from '../../embed/use-is-mounted';
import type { WidgetHost } from '../../embed/widget';
import { approvalMessages as messages } from './approval.messages';
import { ApprovalView, ApprovedView, BadLinkView } from './approval.view';
import { type ApprovalProblem, approvalProblem } from './approval-problem';
import { useCompanies } from './use-companies';

type Progress =
  | { readonly step: 'choosing'; readonly problem?: ApprovalProblem }
  | { readonly step: 'sending' | 'done' };

interface ApprovalFormProps {
  readonly host: WidgetHost;
  readonly link: ApprovalLink;
}

export function ApprovalForm({ host, link }: ApprovalFormProps) {
  const { companies, reload } = useCompanies(host, link);
  const [chosen, setChosen] = useState({ company: '', role: '' });
  const [progress, setProgress] = useState<Progress>({ step: 'choosing' });
  const company =
    companies.kind === 'loaded' ? companies.list.find(({ ID }) => String(ID) === chosen.company) : undefined;
  const isMounted = useIsMounted();
  const backToLogin = () => host.navigate('login');

  async function submit(): Promise<void> {
    if (company === undefined || chosen.role === '') return;
    setProgress({ step: 'sending' });
    const result = await send(host, link, { companyId: company.ID, role: chosen.role });
    if (result.step === 'done' && !isMounted.current)
      host.toast({ type: 'success', message: messages.thanks(link.name) });
    setProgress(result);
  }

  const problem = progress.step === 'choosing' ? progress.problem : undefined;
  const loadProblem = companies.kind === 'failed' ? companies.problem : undefined;
  for (const found of [problem, loadProblem]) {
    if (found && found.kind !== 'failed')
      return <BadLinkView problem={found} isAfterSubmit={found === problem} onBackToLogin={backToLogin} />;
  }
  if (progress.step === 'done') return <ApprovedView name={link.name} onBackToLogin={backToLogin} />;
  return (
    <ApprovalView
      link={link}
      companies={companies}
      chosen={chosen}
      problem={problem}
      isBusy={progress.step === 'sending'}
      onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
      onReload={reload}
      onSubmit={() => void submit()}
    />
  );
}

/** Sends the approval; reports its outcome to the user and the page. */
async function send(
  host: WidgetHost,
  link: ApprovalLink,
  assignment: Parameters<typeof approve>[2],
): Promise<Progress> {
  try {
    await approve(host.client, link, assignment);
    host.emit('pricebook-approve', { email: link.email });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    const problem = approvalProblem(error);
    const message = problem.message || error.message;
    host.toast({ type: 'error', message });
    host.emit('pricebook-error', { operation: 'approve', message, ...(status !== undefined && { status }) });
    return { step: 'choosing', problem };
  }
}
