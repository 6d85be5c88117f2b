/** Why no fast test notices some changes of a file. */
export type Explanation = {
  readonly file: string;
  /** The changes as the record tells them, without their place: `Mutator: what stands there → what stands there instead`; or every survivor of a file that only a browser can walk. */
  readonly changes: readonly string[] | 'every';
  /** Part of the line on which they stand, where the same change is made on other lines too. */
  readonly near?: string;
  /** A sentence that convinces who doubts it. */
  readonly reason: string;
  /** The browser test that walks it, from the project's root. Without one, nobody could notice the changes: what is done with them is the same. */
  readonly walkedBy?: string;
};
