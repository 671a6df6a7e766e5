/** A part of the page whose script comes when it is asked for: early by whoever foresees it, else by whoever shows it. */

export class Part<T> {
  found = $state.raw<T | null>(null);
  /** Whether it has not come when it was asked for last. */
  failed = $state(false);
  #coming: Promise<T | null> | null = null;

  constructor(private readonly fetched: () => Promise<T>) {}

  /** What has come; null if it has not, which whoever shows it says. */
  fetch(): Promise<T | null> {
    this.#coming ??= this.#asked();
    return this.#coming;
  }

  async #asked(): Promise<T | null> {
    this.failed = false;
    try {
      this.found = await this.fetched();
    } catch {
      this.#coming = null;
      this.failed = true;
    }
    return this.found;
  }
}
