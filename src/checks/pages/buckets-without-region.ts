/** What prepares the storage: buckets are created in the region. */

/** The command with its continued lines, of a shell or of PowerShell. */
const CREATE = /\bs3api create-bucket\b(?:.*[\\`]\n)*.*/g;

/** @returns lines, from 1, of a block on which a command creates a bucket without naming its region */
export const bucketsWithoutRegion = (text: string): number[] =>
  [...text.matchAll(CREATE)]
    .filter(([command]) => !command.includes('LocationConstraint='))
    .map(({ index }) => text.slice(0, index).split('\n').length);
