import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { afterPaint } from '../ui/after-paint';

interface ListWithRows {
  readonly loaded: ReadonlySignal<unknown>;
  readonly hasPaintedRows: Signal<boolean>;
}

/** Tells when the first rows are painted. */
export function useFirstPaint({ loaded, hasPaintedRows }: ListWithRows): void {
  useSignalEffect(() => {
    if (loaded.value === undefined || hasPaintedRows.peek()) return;
    void afterPaint().then(() => {
      hasPaintedRows.value = true;
    });
  });
}

export interface AfterFirstRowsProps {
  readonly list: Pick<ListWithRows, 'hasPaintedRows'>;
  readonly children: ReactNode;
}

/** What is shown from the first rows on. Its code is requested when they are painted, so that they do not wait for it. */
export function AfterFirstRows({ list, children }: AfterFirstRowsProps) {
  useSignals();
  return list.hasPaintedRows.value && children;
}
