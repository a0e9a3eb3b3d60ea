/** Compares client releases with those that a block needs: `needs="rclone 1.74"`, separated by commas if there are several. */

/** Versions by the client's display name, such as `2.38.1` for `AWS CLI`. */
export type Versions = Readonly<Record<string, string>>;

interface Release {
  readonly name: string;
  readonly version: string;
}

export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** @returns the name and version in a text such as `AWS CLI 2.38.1`, or undefined if the text doesn't end with a version */
function releaseOf(text: string): Release | undefined {
  const { name, version } = /^(?<name>\S.*?) (?<version>\d+(?:\.\d+)*)$/.exec(text.trim())?.groups ?? {};
  return name === undefined || version === undefined ? undefined : { name, version };
}

const releasesOf = (needs: string): Release[] => needs.split(',').flatMap((part) => releaseOf(part) ?? []);

/** @returns the first part of `needs` that isn't a valid release, if any */
export const unreadableNeed = (needs: string): string | undefined => needs.split(',').find((part) => releaseOf(part) === undefined);

/**
 * @param versions versions of the installed clients; missing clients are ignored here, because `absentTool` reports them
 * @returns the reason why a block can't run here: `needs rclone 1.74, but 1.60.1 is installed`
 */
export function unmetNeed(needs: string, versions: Versions): string | undefined {
  const unmet = releasesOf(needs).find(({ name, version }) => {
    const here = versions[name];
    return here !== undefined && compareVersions(here, version) < 0;
  });
  return unmet && `needs ${unmet.name} ${unmet.version}, but ${versions[unmet.name]} is installed`;
}
