import type { DeviationName } from './deviations/catalog';
import { type CheckResult, finding } from './findings';

/** Headers of the widgets' calls that a preflight has to allow. */
const sentHeaders = ['authorization', 'content-type', 'ngrok-skip-browser-warning'];

/** Every call of the widgets, as specified. Their preflights change nothing. */
export const calls: readonly string[] = [
  ...['login', 'resetPassword', 'forgotPassword', 'register', 'resetPassVerify'].map((name) => `POST auth/${name}`),
  ...['updateProfile', 'generateAuthSecret', 'enableMFA'].map((name) => `POST auth/${name}`),
  ...['getCompanyAttributes', 'getPriceCategory', 'getCompanyList'].map((name) => `GET company/${name}`),
  ...['createCompany', 'getCompanies', 'getCompanyFilterData'].map((name) => `POST company/${name}`),
  ...['PATCH company/updateCompany', 'DELETE company/deleteCompany', 'GET product/getProductAttributes'],
  ...['uploadFile', 'createProduct', 'getProduct', 'getProdctsFilterData', 'uploadProduct', 'confirmChanges'].map(
    (name) => `POST product/${name}`,
  ),
  ...['PATCH product/updateProduct', 'DELETE product/deleteProduct'],
  ...['getUsers', 'getUserFilterData', 'createUser', 'singlePageApproval'].map((name) => `POST users/${name}`),
  ...['PATCH users/updateUser', 'DELETE users/deleteUser', 'GET price/getMainSkus', 'GET price/getPrice'],
  ...['createPrice', 'getPrice', 'priceFiltersData', 'uploadPrice', 'confirmChanges'].map(
    (name) => `POST price/${name}`,
  ),
  ...['PATCH price/updatePrice', 'DELETE price/deletePrice'],
];

/** Why a browser would withhold this response from a page of the origin, if it would. */
export function originProblem(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return undefined;
  const found = allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`;
  return `The response has ${found}: browsers withhold it from pages of ${origin}, which then report a network failure.`;
}

/** Sends the preflights of all calls, as a browser does before each. */
export async function checkPreflights(apiBase: string, origin: string): Promise<CheckResult> {
  const callsByProblem = new Map<string, { readonly deviation: DeviationName; readonly of: string[] }>();
  for (const call of calls) {
    for (const { deviation, problem } of await preflightProblems(apiBase, call, origin)) {
      const known = callsByProblem.get(problem) ?? { deviation, of: [] };
      known.of.push(call);
      callsByProblem.set(problem, known);
    }
  }
  const findings = [...callsByProblem].map(([problem, { deviation, of }]) => {
    const which = of.length === calls.length ? 'every call' : of.join(', ');
    return finding(deviation, `${problem} Browsers do not send ${which}.`);
  });
  return { read: `${calls.length} preflights from ${origin}.`, findings };
}

interface PreflightProblem {
  readonly deviation: DeviationName;
  readonly problem: string;
}

async function preflightProblems(apiBase: string, call: string, origin: string): Promise<readonly PreflightProblem[]> {
  const [method = '', path = ''] = call.split(' ');
  const { status, ok, headers } = await fetch(`${apiBase}/api/${path}`, {
    method: 'OPTIONS',
    // Browsers follow no redirect of a preflight.
    redirect: 'manual',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': sentHeaders.join(','),
    },
  });
  if (!ok)
    return [
      {
        deviation: 'cors-preflight',
        problem: `The preflight (OPTIONS) is answered with ${status}: it carries no token, and needs a status of 200 to 299.`,
      },
    ];
  const listed = (name: string) => (headers.get(name) ?? '').split(/\s*,\s*/);
  const allowedHeaders = listed('access-control-allow-headers').map((header) => header.toLowerCase());
  // `*` does not include Authorization.
  const missing = sentHeaders.filter(
    (name) => !allowedHeaders.includes(name) && !(allowedHeaders.includes('*') && name !== 'authorization'),
  );
  const allowedMethods = listed('access-control-allow-methods');
  const isMethodAllowed =
    ['GET', 'POST'].includes(method) || ['*', method].some((name) => allowedMethods.includes(name));
  const found: (PreflightProblem | false)[] = [
    originProblem(headers, origin) !== undefined && {
      deviation: 'cors-origin',
      problem: `The preflight allows ${headers.get('access-control-allow-origin') ?? 'no origin'}, not ${origin}.`,
    },
    missing.length > 0 && {
      deviation: 'cors-headers',
      problem: `Access-Control-Allow-Headers of the preflight lacks ${missing.join(', ')}.`,
    },
    !isMethodAllowed && {
      deviation: 'cors-methods',
      problem: `Access-Control-Allow-Methods of the preflight lacks ${method}.`,
    },
  ];
  return found.filter((problem) => problem !== false);
}
