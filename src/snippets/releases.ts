/** Releases of clients, and those that a block needs: `needs="rclone 1.74"`, several separated by commas. */

/** Names of clients for readers, to versions: `AWS CLI` to `2.38.1`. */
export type Versions = Readonly<Record<string, string>>;

interface Release {
  readonly name: string;
  readonly version: string;
}

export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** @returns name and version of a text such as `AWS CLI 2.38.1`; undefined for one without a version at its end */
function releaseOf(text: string): Release | undefined {
  const { name, version } = /^(?<name>\S.*?) (?<version>\d+(?:\.\d+)*)$/.exec(text.trim())?.groups ?? {};
  return name === undefined || version === undefined ? undefined : { name, version };
}

const releasesOf = (needs: string): Release[] => needs.split(',').flatMap((part) => releaseOf(part) ?? []);

/** @returns the part of `needs` that names no release */
export const unreadableNeed = (needs: string): string | undefined => needs.split(',').find((part) => releaseOf(part) === undefined);

/**
 * @param versions what is there; a name that is absent is no reason here: `absentTool` has it
 * @returns why a block cannot run here: `needs rclone 1.74, here is 1.60.1`
 */
export function unmetNeed(needs: string, versions: Versions): string | undefined {
  const unmet = releasesOf(needs).find(({ name, version }) => {
    const here = versions[name];
    return here !== undefined && compareVersions(here, version) < 0;
  });
  return unmet && `needs ${unmet.name} ${unmet.version}, here is ${versions[unmet.name]}`;
}
