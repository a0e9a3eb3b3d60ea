/** Finds commands that create a bucket without specifying the region, when a page prepares the storage. */

/** A `create-bucket` command with its continuation lines, in a shell or in PowerShell. */
const CREATE = /\bs3api create-bucket\b(?:.*[\\`]\n)*.*/g;

/** @returns line numbers, starting at 1, of commands in a block that create a bucket without specifying its region */
export const bucketsWithoutRegion = (text: string): number[] =>
  [...text.matchAll(CREATE)]
    .filter(([command]) => !command.includes('LocationConstraint='))
    .map(({ index }) => text.slice(0, index).split('\n').length);
