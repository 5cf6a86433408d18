import type { RefCallback } from 'react';

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Lets methods be called before the widget that has them is there. */
export interface MethodGate {
  /** For `useImperativeHandle` of the widget. */
  readonly ref: RefCallback<object>;
  /** Calls a method as soon as the widget is there; rejects with what it throws. */
  call(name: string, args: readonly unknown[]): Promise<unknown>;
}

/** Makes the gate of one widget. */
export function createMethodGate(): MethodGate {
  let open: (methods: Methods) => void = () => {};
  const closed = () =>
    new Promise<Methods>((resolve) => {
      open = resolve;
    });
  let current = closed();
  return {
    ref(methods) {
      // SAFETY: the names are those of the widget's definition, which types its methods as functions.
      if (methods) open(methods as Methods);
      else current = closed();
    },
    async call(name, args) {
      const method = (await current)[name];
      if (!method) throw new Error(`Pricebook: this widget has no method ${name} at the moment.`);
      return method(...args);
    },
  };
}
