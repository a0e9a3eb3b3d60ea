/** A timer that can be set anew while it runs. */
export class Deadline {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onLate: () => void) {}

  /** Starts the time over. */
  set(milliseconds: number): void {
    this.clear();
    this.timer = setTimeout(this.onLate, milliseconds);
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
