/** Compares the output of two builds, file by file and byte by byte. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Number of characters that a difference shows from each file, before and after the position. */
const CONTEXT = 60;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

const excerpt = (bytes: Buffer, at: number): string =>
  JSON.stringify(bytes.subarray(Math.max(0, at - CONTEXT), at + CONTEXT).toString('latin1'));

/** @returns the position and both texts around the first byte that differs; undefined if there is none */
export function firstDifference(one: Buffer, other: Buffer): string | undefined {
  if (one.equals(other)) return undefined;
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const place = at < 0 ? one.length : at;
  return `byte ${place}: ${excerpt(one, place)} and ${excerpt(other, place)}`;
}

/** @returns one line for each file that is in only one folder or that differs, with the first difference */
export function folderDifferences(one: string, other: string): string[] {
  const [here, there] = [filesIn(one), filesIn(other)];
  const [inHere, inThere] = [new Set(here), new Set(there)];
  return [
    ...here.filter((file) => !inThere.has(file)).map((file) => `${file}: only in ${one}`),
    ...there.filter((file) => !inHere.has(file)).map((file) => `${file}: only in ${other}`),
    ...here
      .filter((file) => inThere.has(file))
      .flatMap((file) => {
        const difference = firstDifference(readFileSync(path.join(one, file)), readFileSync(path.join(other, file)));
        return difference === undefined ? [] : [`${file}: ${difference}`];
      }),
  ];
}
