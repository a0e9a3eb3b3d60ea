/** Compares client releases with those that a block needs: `needs="rclone 1.74"`, separated by commas if there are several. */

/** Versions by the client's display name, such as `2.38.1` for `AWS CLI`. */
export type Versions = Readonly<Record<string, string>>;

export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The name and version in a text such as `AWS CLI 2.38.1`. */
const RELEASE = /^\s*(\S.*?) (\d+(?:\.\d+)*)\s*$/;

/** @returns the first part of `needs` that isn't a valid release, if any */
export const unreadableNeed = (needs: string): string | undefined => needs.split(',').find((part) => !RELEASE.test(part));

/**
 * @param versions versions of the installed clients; missing clients are ignored here, because `absentTool` reports them
 * @returns the reason why a block can't run here: `needs rclone 1.74, but 1.60.1 is installed`
 */
export function unmetNeed(needs: string, versions: Versions): string | undefined {
  for (const part of needs.split(',')) {
    const [, name = '', version = ''] = RELEASE.exec(part) ?? [];
    const here = versions[name];
    if (here !== undefined && compareVersions(here, version) < 0) return `needs ${name} ${version}, but ${here} is installed`;
  }
  return undefined;
}
