import { useEffect, useId, useState } from 'react';
import { type ApprovalLink, type Assignment, approve, fetchCompaniesForApproval } from '../../api/resources/approval';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import { useIsMounted } from '../../embed/use-is-mounted';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { useFetch } from '../../record/use-fetch';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { StackedForm } from '../../ui/form/stacked-form';
import type { approvalSettings } from './approval.definition';
import { approvalMessages as messages } from './approval.messages';
import { ApprovalFields, ApprovalResult, type Chosen } from './approval.view';
import { type ApprovalProblem, approvalProblem, companiesProblem } from './approval-problem';

/** Approves a registration with the token of a mailed link; does not use the session. */
export function Approval({ settings, host }: WidgetProps<typeof approvalSettings, Record<never, never>, object>) {
  const { email = '', name = '', company = '', token = '' } = settings;
  const isIncomplete = email === '' || name === '' || token === '';
  useEffect(() => host.announceReady('ready'), [host]);
  useEffect(() => {
    // Only the event: where the page does not handle it, `host.navigate` opens a dialog, which the user has not requested.
    if (isIncomplete) host.emit('pricebook-navigate', { to: 'login' });
  }, [host, isIncomplete]);
  const onBackToLogin = () => host.navigate('login');
  if (isIncomplete) {
    const { title, text } = messages.incomplete;
    const texts = [text, messages.invalid.advice];
    return <ApprovalResult title={title} texts={texts} takesFocus={false} onBackToLogin={onBackToLogin} />;
  }
  const link = { email, name, company, token };
  return <ApprovalForm key={`${email} ${token}`} host={host} link={link} onBackToLogin={onBackToLogin} />;
}

type Progress =
  | { readonly step: 'choosing'; readonly problem?: ApprovalProblem }
  | { readonly step: 'sending' | 'done' };

interface ApprovalFormProps {
  readonly host: WidgetHost;
  readonly link: ApprovalLink;
  onBackToLogin(): void;
}

function ApprovalForm({ host, link, onBackToLogin }: ApprovalFormProps) {
  const companies = useFetch('companies', () => fetchCompanies(host, link));
  const [chosen, setChosen] = useState<Chosen>({ company: '', role: '' });
  const [progress, setProgress] = useState<Progress>({ step: 'choosing' });
  const isMounted = useIsMounted();
  const missingId = useId();
  const isBusy = progress.step === 'sending';
  const missing = missingText(chosen);
  const { state } = companies;

  async function submit(): Promise<void> {
    const company = state.kind === 'loaded' && state.value.find(({ ID }) => String(ID) === chosen.company);
    if (!company || missing !== undefined || isBusy) return;
    setProgress({ step: 'sending' });
    const result = await send(host, link, { companyId: company.ID, role: chosen.role });
    if (result.step === 'done' && !isMounted.current)
      host.toast({ type: 'success', message: messages.thanks(link.name) });
    setProgress(result);
  }

  const problem = progress.step === 'choosing' ? progress.problem : undefined;
  const loadProblem =
    state.kind === 'failed' && state.error instanceof ApiError ? companiesProblem(state.error) : undefined;
  for (const found of [problem, loadProblem]) {
    if (found === undefined || found.kind === 'failed') continue;
    const { title, advice } = messages[found.kind];
    const texts = [found.message, advice];
    return <ApprovalResult title={title} texts={texts} takesFocus={found === problem} onBackToLogin={onBackToLogin} />;
  }
  if (progress.step === 'done') {
    const title = messages.thanks(link.name);
    return (
      <ApprovalResult tone="positive" title={title} texts={[messages.done]} takesFocus onBackToLogin={onBackToLogin} />
    );
  }
  return (
    <FormPage>
      <StackedForm heading={messages.title} help={messages.subtitle} onSubmit={() => void submit()}>
        {problem && (
          <Banner tone="danger" title={messages.failed}>
            {problem.message}
          </Banner>
        )}
        <ApprovalFields
          link={link}
          companies={companies}
          loadProblem={loadProblem}
          chosen={chosen}
          onChoose={(next) => !isBusy && setChosen(next)}
        />
        <div className="pricebook-form-submit">
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            busy={isBusy}
            {...(missing !== undefined && { 'aria-disabled': true, 'aria-describedby': missingId })}
          >
            {messages.submit}
          </Button>
          <p id={missingId} className="pricebook-hint">
            {missing}
          </p>
        </div>
      </StackedForm>
    </FormPage>
  );
}

function missingText({ company, role }: Chosen): string | undefined {
  if (company === '') return role === '' ? messages.missing.both : messages.missing.company;
  return role === '' ? messages.missing.role : undefined;
}

async function fetchCompanies(host: WidgetHost, link: ApprovalLink) {
  try {
    return await fetchCompaniesForApproval(host.client, link);
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'superseded') emitError(host, 'companies', error.message, error);
    throw error;
  }
}

async function send(host: WidgetHost, link: ApprovalLink, assignment: Assignment): Promise<Progress> {
  try {
    await approve(host.client, link, assignment);
    host.emit('pricebook-approve', { email: link.email });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = approvalProblem(error);
    const message = problem.message || error.message;
    host.toast({ type: 'error', message });
    emitError(host, 'approve', message, error);
    return { step: 'choosing', problem };
  }
}
