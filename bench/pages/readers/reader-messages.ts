/** What a rival's Worker answers to a file: its first rows below the header, and how many there are. */
export interface FromReader {
  readonly first: readonly (readonly unknown[])[];
  readonly rows: number;
}

/** Rows of the first page. */
const pageSize = 50;

/** Answers the file that the page sends; `read` gives all rows, header included. */
export function answerWith(read: (file: File) => Promise<readonly (readonly unknown[])[]>): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    const rows = await read(data);
    const answer: FromReader = { first: rows.slice(1, pageSize + 1), rows: rows.length - 1 };
    postMessage(answer);
  });
}
