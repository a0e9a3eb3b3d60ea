/** Small programs in front of the search path, so that a block calls the client that the runner has chosen. */

/** Runs a program that stands elsewhere. */
export const launcher = (file: string): string => `#!/bin/sh\nexec '${file}' "$@"\n`;

/** Reads `endpoint_url` of the profile that the command or the environment names, as newer CLIs do themselves. */
const WITH_ENDPOINT = `#!/bin/sh
profile=\${AWS_PROFILE:-default}
previous=
for argument in "$@"; do
  case $argument in --profile=*) profile=\${argument#*=} ;; esac
  [ "$previous" != --profile ] || profile=$argument
  previous=$argument
done
endpoint=$(awk -v profile="$profile" '
  /^\\[/ { inside = ($0 == "[profile " profile "]" || $0 == "[" profile "]") }
  inside && /^endpoint_url[ \\t]*=/ { sub(/^[^=]*=[ \\t]*/, ""); print; exit }
' "\${AWS_CONFIG_FILE:-$HOME/.aws/config}" 2>/dev/null)
[ -z "\${AWS_ENDPOINT_URL:-}" ] || [ -n "$endpoint" ] || endpoint=$AWS_ENDPOINT_URL
`;

/**
 * @param file          the AWS CLI
 * @param readsEndpoint whether it reads the endpoint from the profile by itself (2.13 and newer)
 */
export function awsLauncher(file: string, readsEndpoint: boolean): string {
  if (readsEndpoint) return launcher(file);
  return `${WITH_ENDPOINT}exec '${file}' \${endpoint:+--endpoint-url "$endpoint"} "$@"\n`;
}
