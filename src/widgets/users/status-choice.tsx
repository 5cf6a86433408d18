import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { SelectBox } from '../../ui/form/select';
import { type UserStatus, userStatuses } from '../../wire/user';
import { messages } from './users.messages';

const options = userStatuses.map((status) => ({ value: status, label: status }));

export function StatusChoice({ status }: { readonly status: Signal<UserStatus | undefined> }) {
  useSignals();
  return (
    <SelectBox
      aria-label={messages.status}
      options={options}
      value={status.value ?? 'Active'}
      onChange={(chosen) => {
        status.value = userStatuses.find((one) => one === chosen);
      }}
    />
  );
}
