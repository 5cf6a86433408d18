/** Parses the bytes of one HTTP/1.1 response, to detect its end. */
export class HttpResponse {
  /** Bytes so far. */
  length = 0;
  #start = '';
  #tail = '';

  /** Adds the next bytes. */
  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.headersLength === undefined) this.#start += chunk.toString('latin1');
    this.#tail = (this.#tail + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5);
  }

  /** Length of the status line and headers with the empty line; `undefined` while they are incomplete. */
  get headersLength(): number | undefined {
    const end = this.#start.indexOf('\r\n\r\n');
    return end < 0 ? undefined : end + 4;
  }

  /** Whether it is complete. */
  get isComplete(): boolean {
    const headers = this.headersLength;
    if (headers === undefined) return false;
    const length = /^content-length: *(\d+)/im.exec(this.#start.slice(0, headers))?.[1];
    if (length !== undefined) return this.length >= headers + Number(length);
    if (/^transfer-encoding: *chunked/im.test(this.#start.slice(0, headers))) return this.#tail === '0\r\n\r\n';
    return /^HTTP\/1\.\d (1\d\d|204|304)/.test(this.#start);
  }
}
