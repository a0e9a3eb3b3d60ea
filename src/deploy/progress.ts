/** Shows how far it is: one line that changes on a terminal, a line for each tenth elsewhere. */

export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const MEGABYTE = 1e6;
const TENTHS = 10;
const CLEAR_LINE = '\r\u001B[K';

export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export class Progress {
  private files = 0;
  private bytes = 0;
  private tenth = 0;

  constructor(
    private readonly output: Output,
    private readonly total: { readonly files: number; readonly bytes: number },
  ) {}

  /** A file of this size is done. */
  done(phase: string, bytes: number): void {
    this.files += 1;
    this.bytes += bytes;
    const line = `deploy: ${this.files} of ${this.total.files} uploaded, ${megabytes(this.bytes)} of ${megabytes(this.total.bytes)} (${phase})`;
    const tenth = Math.floor((TENTHS * this.files) / this.total.files);
    if (this.output.isTTY) this.output.write(CLEAR_LINE + line);
    else if (tenth > this.tenth) this.output.write(`${line}\n`);
    this.tenth = tenth;
  }

  /** Leaves the line, also in the middle of the work. */
  end(): void {
    if (this.output.isTTY && this.files > 0) this.output.write('\n');
  }
}
