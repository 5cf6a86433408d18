import { useSignals } from '@preact/signals-react/runtime';
import { deleteCompany } from '../../api/resources/companies';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { DeleteRecord } from '../../records/delete-record';
import type { RecordActions } from '../../records/record-actions';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { CompanyRecord } from '../../wire/company';

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

export function CompanyPanels({ host, list, actions }: CompanyPanelsProps) {
  useSignals();
  const { form, deleting } = actions;
  const open = form.value;
  const company = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && <CompanyForm host={host} list={list} record={open.subject} reload={reload} onDone={open.close} />}
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
