/** Configures hosted search from the environment, for keys that shouldn't be stored in a file. */

/** Variables, and the fields of `hostedSearch` that they set. */
const FIELDS: Readonly<Record<string, string>> = {
  HOSTED_SEARCH_APP_ID: 'appId',
  HOSTED_SEARCH_API_KEY: 'apiKey',
  HOSTED_SEARCH_INDEX: 'indexName',
  HOSTED_SEARCH_FALLBACK: 'fallback',
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The brand file's data, with the fields of `hostedSearch` from the environment overriding those of the file, and the names of the
 * variables that were used. An empty variable counts as absent.
 */
export function withEnvironment(data: unknown, environment: NodeJS.ProcessEnv): { data: unknown; variables: string[] } {
  const given = Object.entries(FIELDS).filter(([name]) => environment[name]);
  const variables = given.map(([name]) => name);
  if (variables.length === 0 || !isObject(data)) return { data, variables: [] };
  const fields = Object.fromEntries(given.map(([name, field]) => [field, environment[name]]));
  const inFile = isObject(data.hostedSearch) ? data.hostedSearch : {};
  return { data: { ...data, hostedSearch: { ...inFile, ...fields } }, variables };
}
