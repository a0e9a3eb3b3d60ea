/** Reads hosted search settings from environment variables, for keys that shouldn't be stored in a file. */

/** Environment variables and the `hostedSearch` fields that they set. */
const FIELDS: Readonly<Record<string, string>> = {
  HOSTED_SEARCH_APP_ID: 'appId',
  HOSTED_SEARCH_API_KEY: 'apiKey',
  HOSTED_SEARCH_INDEX: 'indexName',
  HOSTED_SEARCH_FALLBACK: 'fallback',
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the brand file's data and the names of the environment variables that were used. `hostedSearch` fields from the environment
 * override the fields in the file. An empty variable is treated as unset.
 */
export function withEnvironment(data: unknown, environment: NodeJS.ProcessEnv): { data: unknown; variables: string[] } {
  const given = Object.entries(FIELDS).filter(([name]) => environment[name]);
  const variables = given.map(([name]) => name);
  if (variables.length === 0 || !isObject(data)) return { data, variables: [] };
  const fields = Object.fromEntries(given.map(([name, field]) => [field, environment[name]]));
  const inFile = isObject(data.hostedSearch) ? data.hostedSearch : {};
  return { data: { ...data, hostedSearch: { ...inFile, ...fields } }, variables };
}
