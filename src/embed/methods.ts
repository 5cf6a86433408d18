type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

const timeLimit = 30_000;

export type MethodQueue = ReturnType<typeof createMethodQueue>;

/** Queues method calls until the widget is mounted. */
export function createMethodQueue() {
  let resolveMounted: (methods: Methods) => void = () => {};
  const pendingMethods = () =>
    new Promise<Methods>((resolve) => {
      resolveMounted = resolve;
    });
  let current = pendingMethods();
  return {
    /** The ref that the widget passes to `useImperativeHandle`. */
    ref(methods: object | null): void {
      // SAFETY: the names are those of the widget's definition, which types its methods as functions.
      if (methods) resolveMounted(methods as Methods);
      else current = pendingMethods();
    },
    /** Calls a method once the widget is mounted; rejects with its error, or when the widget is not mounted within 30 s. */
    async call(name: string, args: readonly unknown[]): Promise<unknown> {
      const method = (await waitUntilMounted(current, name))[name];
      if (!method) throw new Error(`Pricebook: no method ${name} at the moment.`);
      return method(...args);
    },
  };
}

function waitUntilMounted(current: Promise<Methods>, name: string): Promise<Methods> {
  const error = new Error(`Pricebook: ${name}() waited 30 s for its element to be in the document.`);
  return Promise.race([current, new Promise<never>((_, reject) => setTimeout(reject, timeLimit, error))]);
}
