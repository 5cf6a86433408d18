import type { Load, Outcome } from './load';
import type { Verdict } from './verify';

/** A deliberate failure. */
export interface Failure {
  readonly what: string;
  readonly at: number;
}

/** The result of a run, as lines. */
export function reportLines(load: Load, failures: readonly Failure[], { lost, savedThoughRefused }: Verdict): string[] {
  const { writes, lists } = load;
  const count = (outcome: Outcome) => writes.filter((write) => write.outcome === outcome).length;
  const failedLists = lists.filter(({ result }) => result.status !== 200).length;
  return [
    `writes: ${count('done')} acknowledged, ${count('refused')} refused, ${count('unknown')} unknown`,
    `lists: ${lists.length - failedLists} answered, ${failedLists} failed`,
    ...failures.map((failure, index) => failureLine(load, failure, failures[index + 1])),
    `statuses: ${statuses(load)}`,
    `acknowledged writes lost: ${lost.length}${lost.length > 0 ? ` (${lost.map(({ sku }) => sku).join(', ')})` : ''}`,
    `refused writes saved all the same: ${savedThoughRefused.length}`,
  ];
}

/** Whether every response was correct, and no write was refused for its content. */
export function isGood({ writes }: Load, { lost, savedThoughRefused }: Verdict): boolean {
  const isRefusedForContent = writes.some(({ result }) => result.status >= 400 && result.status < 500);
  return lost.length === 0 && savedThoughRefused.length === 0 && !isRefusedForContent;
}

function failureLine({ writes, lists }: Load, { what, at }: Failure, next: Failure | undefined): string {
  const isNear = ({ endedAt }: Ended) => endedAt > at && (next === undefined || endedAt < next.at);
  const written = writes.filter((write) => isNear(write) && write.outcome === 'done');
  const listed = lists.filter((list) => isNear(list) && list.result.status === 200);
  return `${what}: none was acknowledged for ${longestPause(written, at)}, no list answered for ${longestPause(listed, at)}`;
}

interface Ended {
  readonly endedAt: number;
}

/** The longest time without a success, which may begin some seconds after the failure. */
function longestPause(ended: readonly Ended[], from: number): string {
  const times = [from, ...ended.map(({ endedAt }) => endedAt).sort((a, b) => a - b)];
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return pauses.length === 0 ? 'all of the time' : `${(Math.max(...pauses) / 1000).toFixed(1)} s at most`;
}

/** Statuses other than 200 with their first message and their number. */
function statuses({ writes, lists }: Load): string {
  const counts = new Map<string, number>();
  for (const { result } of [...writes, ...lists]) {
    if (result.status === 200) continue;
    const key = `${result.status || 'no response'} ${result.message}`.trim();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, number]) => `${number} × ${key}`).join('; ') || 'none but 200';
}
