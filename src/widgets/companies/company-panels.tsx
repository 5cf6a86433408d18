import { useSignals } from '@preact/signals-react/runtime';
import { deleteCompany } from '../../api/companies';
import type { CompanyRecord } from '../../api/company-record';
import { DeleteRecord } from '../../embed/records/delete-record';
import type { RecordActions } from '../../embed/records/record-actions';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { lazyDialog } from '../../ui/lazy-dialog';

const CompanyForm = lazyDialog(
  'company form',
  async () => (await import('./company-form')).CompanyForm,
  ({ onDone }) =>
    () =>
      onDone(undefined),
);

interface CompanyPanelsProps {
  readonly host: WidgetHost;
  readonly list: List<CompanyRecord>;
  readonly actions: RecordActions<CompanyRecord>;
}

/** What lies over the list: the form, or the question before a deletion. */
export function CompanyPanels({ host, list, actions }: CompanyPanelsProps) {
  useSignals();
  const { form, deleting } = actions;
  const open = form.value;
  const company = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && <CompanyForm host={host} record={open.subject} reload={reload} onDone={open.done} />}
      {company && (
        <DeleteRecord
          host={host}
          record={company}
          remove={() => deleteCompany(host.client, company.ID)}
          reload={reload}
          onClose={() => {
            deleting.value = undefined;
          }}
        >
          <b>{company.COMPANY_NAME}</b>
        </DeleteRecord>
      )}
    </>
  );
}
