/** A JSON object of the document. */
type Part = Readonly<Record<string, unknown>>;

/** The checked parts of an OpenAPI document. */
export interface Described {
  readonly openapi: string;
  readonly info: Part;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Part>>>>;
  readonly components: Part;
}

/** A call of the document. */
export interface Operation {
  readonly path: string;
  /** In upper case. */
  readonly method: string;
  readonly needsSession: boolean;
  /** Whether the body is a form. */
  readonly form: boolean;
  /** Required fields of the body, or parameters of the query. */
  readonly needed: readonly string[];
  readonly statuses: readonly string[];
}

/** Every call of the document. */
export function operationsOf({ paths }: Described): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      // SAFETY: here and below the rules of OpenAPI, which `faultsOf` looks at; a test that reads something else fails.
      const content = (at(operation, 'requestBody', 'content') ?? {}) as Readonly<Record<string, unknown>>;
      const [type, media] = Object.entries(content)[0] ?? [];
      const parameters = (operation.parameters ?? []) as readonly { name: string; in: string; required: boolean }[];
      return {
        path,
        method: method.toUpperCase(),
        needsSession: Array.isArray(operation.security) && operation.security.length > 0,
        form: type === 'multipart/form-data',
        needed: [
          ...((at(media, 'schema', 'required') ?? []) as readonly string[]),
          ...parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name),
        ],
        statuses: Object.keys(operation.responses ?? {}),
      };
    }),
  );
}

/** Violations of the main rules of OpenAPI 3.1, one per line. */
export function faultsOf(document: Described): readonly string[] {
  // SAFETY: each cast says what OpenAPI has at that place; where it is not so, a rule is broken or this throws.
  const faults: string[] = [];
  const rule = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  rule(/^3\.1\.\d+$/.test(document.openapi), 'openapi is not 3.1');
  for (const key of ['title', 'version']) rule(typeof document.info?.[key] === 'string', `info.${key} is no text`);
  const ids = new Set<unknown>();
  for (const [path, methods] of Object.entries(document.paths)) {
    rule(path.startsWith('/') && !path.includes(':'), `${path} is no path`);
    for (const [method, operation] of Object.entries(methods)) {
      const here = `${method} ${path}`;
      rule(['get', 'post', 'patch', 'delete'].includes(method), `${here}: no method in lower case`);
      rule(typeof operation.summary === 'string', `${here}: no summary`);
      rule(typeof operation.operationId === 'string' && !ids.has(operation.operationId), `${here}: operationId`);
      ids.add(operation.operationId);
      const responses = Object.entries((operation.responses ?? {}) as Part);
      rule(
        responses.some(([status]) => status.startsWith('2')),
        `${here}: no answer of success`,
      );
      for (const [status, response] of responses) {
        rule(/^[2-5]\d\d$/.test(status), `${here}: ${status} is no status`);
        rule('$ref' in (response as Part) || 'description' in (response as Part), `${here}: ${status} says nothing`);
      }
      const parameters = (operation.parameters ?? []) as readonly Part[];
      const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      rule(new Set(names).size === names.length, `${here}: a parameter twice`);
      rule(
        parameters.every((parameter) => 'schema' in parameter),
        `${here}: a parameter without a schema`,
      );
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
      rule(
        names.filter((name) => name.startsWith('path ')).join() === inPath.join(),
        `${here}: parameters of the path`,
      );
      for (const security of (operation.security ?? []) as readonly Part[]) {
        for (const name of Object.keys(security)) {
          rule(at(document.components, 'securitySchemes', name) !== undefined, `${here}: no scheme ${name}`);
        }
      }
    }
  }
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    rule(at(document, ...pointer.split('/')) !== undefined, `${pointer} does not exist`);
  }
  return faults;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  // SAFETY: what has no such key answers undefined.
  return path.reduce((part, key) => (part as Part | undefined)?.[key], value);
}
