import { apiBase, storedToken } from './session';

/** The answers of a back end elsewhere, by access token: a call that one person may not make, another may. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the back end keeps a history of prices, which the specification does not ask of it. The page's own server does; another
 * server is requested once for each access token.
 */
export function keepsPriceHistory(): Promise<boolean> {
  const token = storedToken();
  if (new URL(apiBase).origin === location.origin) return Promise.resolve(true);
  if (token === undefined) return Promise.resolve(false);
  const answer = answers.get(token) ?? askForUploads(token);
  answers.set(token, answer);
  return answer;
}

async function askForUploads(token: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiBase}/api/price/getPriceUploads?currentPage=1&itemsPerPage=10`, {
      headers: { Authorization: `Bearer ${token}`, 'ngrok-skip-browser-warning': 'true' },
    });
    return response.ok && hasItems(await response.json());
  } catch {
    // Without a history the list works as well: the widget itself shows what is wrong with the back end.
    return false;
  }
}

/** Whether it is a list, bare or in an envelope; some back ends have HTTP status 200 for every response. */
function hasItems(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if ('status' in body && Number(body.status) >= 400) return false;
  if (Array.isArray(body) || 'items' in body) return true;
  return 'data' in body && hasItems(body.data);
}
